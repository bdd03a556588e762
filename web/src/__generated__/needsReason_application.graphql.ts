/**
 * @generated SignedSource<<526a204a443067b76724b7657f070fe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchBlockerKind = "BLOCKED" | "MISSING_BACKGROUND_CHECK" | "MISSING_CERTIFICATION" | "SUSPENDED" | "WORKS_ELSEWHERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type needsReason_application$data = {
  readonly conflicts: ReadonlyArray<{
    readonly __typename: "Conflict";
  }> | null | undefined;
  readonly match: {
    readonly blockers: ReadonlyArray<{
      readonly kind: MatchBlockerKind;
    }>;
  } | null | undefined;
  readonly overrideNote: {
    readonly __typename: "OverrideNote";
  } | null | undefined;
  readonly " $fragmentType": "needsReason_application";
};
export type needsReason_application$key = {
  readonly " $data"?: needsReason_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"needsReason_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "needsReason_application"
};

(node as any).hash = "a61282064ea657e70fa277812fe09e67";

export default node;
