/**
 * @generated SignedSource<<6e42d9425ffd463fcf68b6454a92fb7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentErrorCode = "ACCOUNT_CLOSED" | "CARD_DECLINED" | "CHARGE_REVERSED" | "DEBIT_RETURNED" | "DUPLICATE" | "GATEWAY_ERROR" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_DOES_NOT_EXIST" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "PRO_NOT_PAYABLE" | "%future added value";
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdHocRetry_payment$data = {
  readonly chargedToBusiness: boolean;
  readonly error: {
    readonly code: AdHocPaymentErrorCode | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isFailed: boolean;
  readonly reason: AdHocPaymentReason;
  readonly " $fragmentType": "AdHocRetry_payment";
};
export type AdHocRetry_payment$key = {
  readonly " $data"?: AdHocRetry_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocRetry_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdHocRetry_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFailed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chargedToBusiness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdHocPaymentError",
      "kind": "LinkedField",
      "name": "error",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};

(node as any).hash = "c1c2c0cc26f6cac28fc046f05320f802";

export default node;
