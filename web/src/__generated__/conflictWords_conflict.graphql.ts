/**
 * @generated SignedSource<<7f60ac85bcc578930b0cfb955d422efe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConflictKind = "OVERLAP" | "OVERTIME" | "SHORT_REST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type conflictWords_conflict$data = {
  readonly kind: ConflictKind;
  readonly restMinutes: number | null | undefined;
  readonly weekMinutes: number | null | undefined;
  readonly work: {
    readonly endTime: string;
    readonly isConfirmed: boolean;
    readonly locationName: string | null | undefined;
    readonly startTime: string;
  } | null | undefined;
  readonly " $fragmentType": "conflictWords_conflict";
};
export type conflictWords_conflict$key = {
  readonly " $data"?: conflictWords_conflict$data;
  readonly " $fragmentSpreads": FragmentRefs<"conflictWords_conflict">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conflictWords_conflict"
};

(node as any).hash = "ac2c1005160f1e0ca1631e2ab80de463";

export default node;
