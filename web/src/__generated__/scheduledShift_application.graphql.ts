/**
 * @generated SignedSource<<8363ec9b87ea454e4020bb9bf95af504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
export type ConflictKind = "OVERLAP" | "OVERTIME" | "SHORT_REST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type scheduledShift_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly conflicts: ReadonlyArray<{
    readonly kind: ConflictKind;
    readonly weekMinutes: number | null | undefined;
  }> | null | undefined;
  readonly gigDatabaseId: number;
  readonly id: string;
  readonly isCancelled: boolean;
  readonly isConfirmed: boolean;
  readonly pro: {
    readonly displayName: string;
    readonly headshot: {
      readonly url: string;
    } | null | undefined;
    readonly id: string;
    readonly uuid: string;
  };
  readonly " $fragmentType": "scheduledShift_application";
};
export type scheduledShift_application$key = {
  readonly " $data"?: scheduledShift_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"scheduledShift_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "scheduledShift_application"
};

(node as any).hash = "13d816bd8d1c8864905de33025c4a46e";

export default node;
