/**
 * @generated SignedSource<<19633fff0acd7a50f344d8d07681f0c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCardPayments_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_gig">;
  readonly " $fragmentType": "useCardPayments_gig";
};
export type useCardPayments_gig$key = {
  readonly " $data"?: useCardPayments_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCardPayments_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCardPayments_gig"
};

(node as any).hash = "ef34a47e4951ee36e7683c5b799dca50";

export default node;
