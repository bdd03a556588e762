/**
 * @generated SignedSource<<93ac51fedda61c53fc21df3be505a3b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCardPayments_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_work" | "payStatusOf_work" | "readPayability_work">;
  readonly " $fragmentType": "useCardPayments_work";
};
export type useCardPayments_work$key = {
  readonly " $data"?: useCardPayments_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCardPayments_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCardPayments_work"
};

(node as any).hash = "342e79aa5598ac91bc89a961df78189f";

export default node;
