/**
 * @generated SignedSource<<8bd2c4d15736667a9094301b391dfcf8>>
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
    readonly __typename: "Location";
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

(node as any).hash = "a53a1c08ce4b7742285079c43fa53e66";

export default node;
