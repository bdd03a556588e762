/**
 * @generated SignedSource<<36cc76a0a523d8cc7a69d2766ea59bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type payoutStatusOf_work$data = {
  readonly application: {
    readonly proPayment: {
      readonly isFailed: boolean;
      readonly isPaid: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "payoutStatusOf_work";
};
export type payoutStatusOf_work$key = {
  readonly " $data"?: payoutStatusOf_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"payoutStatusOf_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "payoutStatusOf_work"
};

(node as any).hash = "0c7a039f8dfb943b75ee05da9470f747";

export default node;
