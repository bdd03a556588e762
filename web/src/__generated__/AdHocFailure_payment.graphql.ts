/**
 * @generated SignedSource<<42a2b1c6e3e6f4df926cb0e9337f2dc0>>
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
  readonly returnedPart: {
    readonly amountCents: number;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "returnedPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};

(node as any).hash = "3c16d7f98285a043fa4033732d39feed";

export default node;
