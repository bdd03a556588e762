/**
 * @generated SignedSource<<a80d941d41683b0bc09ce99fd423e4f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentErrorCode = "ACCOUNT_CLOSED" | "CARD_DECLINED" | "CHARGE_REVERSED" | "DEBIT_RETURNED" | "DUPLICATE" | "GATEWAY_ERROR" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_DOES_NOT_EXIST" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "PRO_NOT_PAYABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdHocFailure_payment$data = {
  readonly error: {
    readonly code: AdHocPaymentErrorCode | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AdHocFailure_payment";
};
export type AdHocFailure_payment$key = {
  readonly " $data"?: AdHocFailure_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocFailure_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdHocFailure_payment",
  "selections": [
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

(node as any).hash = "9e506c3a13029c27db22c4ad3b807761";

export default node;
