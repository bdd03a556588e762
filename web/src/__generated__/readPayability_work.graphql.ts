/**
 * @generated SignedSource<<c4c8ccf8963d4c204afa06f6c9a453c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentFailure = "AMOUNT_TOO_SMALL" | "CARD_DECLINED" | "CARD_EXPIRED" | "CHARGE_REVERSED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readPayability_work$data = {
  readonly hasPayoutAccount: boolean | null | undefined;
  readonly isPayable: boolean | null | undefined;
  readonly payoutFailure: PaymentFailure | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"payStatusOf_work" | "payoutStatusOf_work">;
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

(node as any).hash = "51b01be84483df9f217bd234a7050c44";

export default node;
