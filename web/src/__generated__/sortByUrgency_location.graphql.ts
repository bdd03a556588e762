/**
 * @generated SignedSource<<4de5a77a70783941391fc5317b8d6ae5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
export type HomeItemKind = "APPLICANTS_WAITING" | "CERTIFICATIONS_EXPIRING" | "DISPUTES_OPEN" | "EXTRA_PAYMENTS_FAILED" | "GEO_LOGS_FLAGGED" | "HOURS_TO_APPROVE" | "INVITATIONS_OPEN" | "INVOICES_TO_REVIEW" | "INVOICES_UNPAID" | "OFFERS_UNANSWERED" | "PAYMENT_FAILED" | "PLACES_OPEN" | "PROS_MISSING" | "REPLACEMENTS_NEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sortByUrgency_location$data = {
  readonly approvalStatus: ApprovalStatus;
  readonly home: {
    readonly items: ReadonlyArray<{
      readonly count: number;
      readonly gig: {
        readonly startTime: string;
      } | null | undefined;
      readonly kind: HomeItemKind;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "sortByUrgency_location";
};
export type sortByUrgency_location$key = {
  readonly " $data"?: sortByUrgency_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"sortByUrgency_location">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sortByUrgency_location"
};

(node as any).hash = "982e15850927f15385350c6dd85c3caf";

export default node;
