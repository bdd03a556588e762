/**
 * @generated SignedSource<<44d0f82cafa2ad1c21658e1eb288d14e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rosterOutcome_result$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"RosterRow_application" | "useReviews_applications" | "useRosterWork_applications">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
  readonly " $fragmentType": "rosterOutcome_result";
};
export type rosterOutcome_result$key = {
  readonly " $data"?: rosterOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"rosterOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rosterOutcome_result"
};

(node as any).hash = "d8ac07d757097127caf35910dae675fd";

export default node;
