/**
 * @generated SignedSource<<685f25937f0813952f61013c6fb90e9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rosterOutcome_result$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"RosterRow_application" | "useRosterWork_applications">;
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

(node as any).hash = "233a429c140c1491aea9c12ff6d19559";

export default node;
