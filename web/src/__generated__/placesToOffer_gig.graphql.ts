/**
 * @generated SignedSource<<6cea524f12412f610d64b75b2b9b69ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type placesToOffer_gig$data = {
  readonly listStatus: GigListStatus;
  readonly places: number;
  readonly selected: number;
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

(node as any).hash = "a7073ddc0fc4815ad840395b6861dba9";

export default node;
