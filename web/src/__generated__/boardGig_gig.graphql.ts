/**
 * @generated SignedSource<<ccc8b012ab96114b13d543284f0c83e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type boardGig_gig$data = {
  readonly confirmed: number;
  readonly databaseId: number;
  readonly endTime: string;
  readonly eventDatabaseId: number | null | undefined;
  readonly eventName: string | null | undefined;
  readonly gigId: string;
  readonly id: string;
  readonly isRecurring: boolean;
  readonly listStatus: GigListStatus;
  readonly missing: number | null | undefined;
  readonly noShows: number | null | undefined;
  readonly offered: number | null | undefined;
  readonly openApplications: number;
  readonly places: number;
  readonly revision: number | null | undefined;
  readonly selected: number;
  readonly skillDatabaseId: number;
  readonly skillName: string;
  readonly startTime: string;
  readonly status: GigStatus;
  readonly timeZone: string | null | undefined;
  readonly unpaid: number | null | undefined;
  readonly unpaidBreakMinutes: number;
  readonly " $fragmentType": "boardGig_gig";
};
export type boardGig_gig$key = {
  readonly " $data"?: boardGig_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"boardGig_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "boardGig_gig"
};

(node as any).hash = "663b3c314fc609edbe7d8eb76d7f5269";

export default node;
