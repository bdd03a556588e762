/**
 * @generated SignedSource<<2289968d167c8e1f6124c804bb2df748>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type gigMenuItems_gig$data = {
  readonly areApplicationsOpen: boolean;
  readonly databaseId: number;
  readonly location: {
    readonly viewerCanPay: boolean | null | undefined;
  } | null | undefined;
  readonly startCountsAsPast: boolean;
  readonly status: GigStatus;
  readonly viewerCanCancel: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly viewerCannotCancelReason: string | null | undefined;
  readonly viewerCannotEditReason: string | null | undefined;
  readonly " $fragmentType": "gigMenuItems_gig";
};
export type gigMenuItems_gig$key = {
  readonly " $data"?: gigMenuItems_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"gigMenuItems_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gigMenuItems_gig"
};

(node as any).hash = "2f030ef0ead126fd105bd7665a232ee0";

export default node;
