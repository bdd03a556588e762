/**
 * @generated SignedSource<<43c52bdbd749813ac617eca6dab0cef8>>
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

(node as any).hash = "ae7593d5939c658bd7ba80add1ba95f0";

export default node;
