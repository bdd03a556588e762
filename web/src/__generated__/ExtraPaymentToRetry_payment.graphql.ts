/**
 * @generated SignedSource<<d8f0db4689fd4b674af94b00e51fa36d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExtraPaymentToRetry_payment$data = {
  readonly amount: {
    readonly amountCents: number;
  };
  readonly pro: {
    readonly displayName: string;
  } | null | undefined;
  readonly reason: AdHocPaymentReason;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocFailure_payment" | "AdHocRetry_payment" | "AdHocStatusBadge_payment">;
  readonly " $fragmentType": "ExtraPaymentToRetry_payment";
};
export type ExtraPaymentToRetry_payment$key = {
  readonly " $data"?: ExtraPaymentToRetry_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraPaymentToRetry_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExtraPaymentToRetry_payment",
  "selections": [
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    },
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocStatusBadge_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocFailure_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocRetry_payment"
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};

(node as any).hash = "a55d5f5e7f45f7bf44731c416e42b5d9";

export default node;
