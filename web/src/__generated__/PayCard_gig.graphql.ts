/**
 * @generated SignedSource<<a4e3419bc6cf4781eda36d6146976ed7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayCard_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdjustWorkHours_gig" | "PayRow_gig" | "useCardPayments_gig">;
  readonly " $fragmentType": "PayCard_gig";
};
export type PayCard_gig$key = {
  readonly " $data"?: PayCard_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayCard_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PayCard_gig"
};

(node as any).hash = "cb5a7d3423976ac92d2bda3629c9fdc4";

export default node;
