/**
 * @generated SignedSource<<4a66dafcc38f048db492157559c4b2ef>>
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
  readonly openApplications: number;
  readonly places: number;
  readonly revision: number | null | undefined;
  readonly selected: number;
  readonly skillDatabaseId: number;
  readonly skillName: string;
  readonly startTime: string;
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

(node as any).hash = "78b78d0db1f0f538222dfe8b5d7348e5";

export default node;
