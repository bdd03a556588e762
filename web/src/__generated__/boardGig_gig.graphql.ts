/**
 * @generated SignedSource<<18ec4ce67d310209b299b4988bc78ef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
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

(node as any).hash = "d23dbed8abd748c01e6124d7c4ed405f";

export default node;
