/**
 * @generated SignedSource<<4c7204edeebd5e48dfb8fb3081de60ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "AMOUNT_TOO_SMALL" | "CARD_DECLINED" | "CARD_EXPIRED" | "CHARGE_REVERSED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutNote_work$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly payoutFailure: PaymentFailure | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readPayability_work">;
  readonly " $fragmentType": "PayoutNote_work";
};
export type PayoutNote_work$key = {
  readonly " $data"?: PayoutNote_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutNote_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payoutFailure",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayoutNote_work",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readPayability_work",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPayable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPayoutAccount",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "payoutStatusOf_work",
          "selections": [
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
                  "concreteType": "Payment",
                  "kind": "LinkedField",
                  "name": "proPayment",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isPaid",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isFailed",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "payStatusOf_work",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentStatus",
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
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};
})();

(node as any).hash = "8b5926e697c0a4da40b0871aaebafa01";

export default node;
