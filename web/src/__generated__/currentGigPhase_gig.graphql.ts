/**
 * @generated SignedSource<<66c7dd1c04b9df923bf25ddca8b0a515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type currentGigPhase_gig$data = {
  readonly endTime: string;
  readonly fill: {
    readonly confirmed: number;
  };
  readonly startTime: string;
  readonly status: GigStatus;
  readonly " $fragmentType": "currentGigPhase_gig";
};
export type currentGigPhase_gig$key = {
  readonly " $data"?: currentGigPhase_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"currentGigPhase_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "currentGigPhase_gig"
};

(node as any).hash = "d57c803839350cb63bbabbf73c8c4866";

export default node;
