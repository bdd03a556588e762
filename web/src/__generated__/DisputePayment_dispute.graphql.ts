/**
 * @generated SignedSource<<13c14ce765c520669cd4423e91092d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "AMOUNT_TOO_SMALL" | "CARD_DECLINED" | "CARD_EXPIRED" | "CHARGE_REVERSED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
export type PaymentStatus = "AVAILABLE" | "ERROR" | "FAILED" | "IN_TRANSIT" | "PENDING_TRANSFER" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputePayment_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly billedTo: string | null | undefined;
  readonly id: string;
  readonly payment: {
    readonly amount: {
      readonly amountCents: number;
    };
    readonly failure: PaymentFailure | null | undefined;
    readonly isPayout: boolean;
    readonly returnedPart: {
      readonly amountCents: number;
    } | null | undefined;
    readonly status: PaymentStatus;
  } | null | undefined;
  readonly " $fragmentType": "DisputePayment_dispute";
};
export type DisputePayment_dispute$key = {
  readonly " $data"?: DisputePayment_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputePayment_dispute">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputePayment_dispute",
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
      "name": "billedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPayout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "returnedPart",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pro",
          "kind": "LinkedField",
          "name": "pro",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};
})();

(node as any).hash = "4597b5d9f11b957ef78c00b7d2aeccda";

export default node;
