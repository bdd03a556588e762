/**
 * @generated SignedSource<<019755c0916e4df048132c209385ee3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayCard_work$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"useReviews_applications">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AdjustWorkHours_work" | "PayRow_work" | "useCardPayments_work">;
  readonly " $fragmentType": "PayCard_work";
};
export type PayCard_work$key = {
  readonly " $data"?: PayCard_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayCard_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PayCard_work"
};

(node as any).hash = "9f1c897bb0612542757d87dc65303ff7";

export default node;
