/**
 * @generated SignedSource<<001bb103d6ff48777a7e9b5abd5a9414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type PaymentFailure = "CARD_DECLINED" | "CARD_EXPIRED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readPayability_work$data = {
  readonly application: {
    readonly status: ApplicationStatus;
  };
  readonly hasPayoutAccount: boolean | null | undefined;
  readonly isPayable: boolean | null | undefined;
  readonly payoutFailure: PaymentFailure | null | undefined;
  readonly " $fragmentType": "readPayability_work";
};
export type readPayability_work$key = {
  readonly " $data"?: readPayability_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPayability_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPayability_work"
};

(node as any).hash = "4d71099fae823885d1b7c961f6c06637";

export default node;
