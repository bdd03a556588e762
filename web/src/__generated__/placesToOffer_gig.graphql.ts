/**
 * @generated SignedSource<<1020e5cf148bf78c8c3ecd687223abf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type placesToOffer_gig$data = {
  readonly listStatus: GigListStatus;
  readonly places: number;
  readonly selected: number;
  readonly status: GigStatus;
  readonly " $fragmentType": "placesToOffer_gig";
};
export type placesToOffer_gig$key = {
  readonly " $data"?: placesToOffer_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"placesToOffer_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "placesToOffer_gig"
};

(node as any).hash = "a12d040c2ed82dd6a9ddf909a995cef7";

export default node;
