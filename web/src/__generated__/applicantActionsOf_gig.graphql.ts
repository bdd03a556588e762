/**
 * @generated SignedSource<<f750d95c4d90667135cd7804f37926f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type applicantActionsOf_gig$data = {
  readonly endTime: string;
  readonly startTime: string;
  readonly status: GigStatus;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly viewerCannotManageApplicantsReason: string | null | undefined;
  readonly " $fragmentType": "applicantActionsOf_gig";
};
export type applicantActionsOf_gig$key = {
  readonly " $data"?: applicantActionsOf_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"applicantActionsOf_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "applicantActionsOf_gig"
};

(node as any).hash = "479c7f923a08cf2b7f7fa29281e62495";

export default node;
