/**
 * @generated SignedSource<<b166f761087f5488ad1e3b3bcace58c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type paidWork_application$data = {
  readonly attendance: {
    readonly state: AttendanceState;
  } | null | undefined;
  readonly payment: {
    readonly isFailed: boolean;
    readonly isPaid: boolean;
    readonly isProcessing: boolean;
    readonly totalAmount: {
      readonly amountCents: number;
    } | null | undefined;
  } | null | undefined;
  readonly proPayment: {
    readonly isFailed: boolean;
    readonly isPaid: boolean;
    readonly isProcessing: boolean;
  } | null | undefined;
  readonly " $fragmentType": "paidWork_application";
};
export type paidWork_application$key = {
  readonly " $data"?: paidWork_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"paidWork_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paidWork_application"
};

(node as any).hash = "2470565574113e259322afc36daa9b06";

export default node;
