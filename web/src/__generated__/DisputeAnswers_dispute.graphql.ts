/**
 * @generated SignedSource<<134b38ff21631c9f9f1fdf6f4a2e8bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeOutcome = "CLAIM_ACCEPTED" | "CLAIM_UNANSWERED" | "COUNTER_ACCEPTED" | "COUNTER_UNANSWERED" | "DECIDED_FOR_BUSINESS" | "DECIDED_FOR_PRO" | "DECIDED_SPLIT" | "%future added value";
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
export type PaymentFailure = "AMOUNT_TOO_SMALL" | "CARD_DECLINED" | "CARD_EXPIRED" | "CHARGE_REVERSED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
export type PaymentStatus = "AVAILABLE" | "ERROR" | "FAILED" | "IN_TRANSIT" | "PENDING_TRANSFER" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeAnswers_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly billedTo: string | null | undefined;
  readonly cost: {
    readonly isChargedNow: boolean;
    readonly isInvoiced: boolean;
    readonly total: {
      readonly amountCents: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DisputeCostLines_cost">;
  } | null | undefined;
  readonly id: string;
  readonly outcome: DisputeOutcome | null | undefined;
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
  readonly status: DisputeStatus;
  readonly viewerCanAnswer: boolean;
  readonly viewerCanResolve: boolean;
  readonly viewerCannotAnswerReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CounterDisputeDialog_dispute" | "DisputeDeadline_dispute" | "ResolveDisputeDialog_dispute">;
  readonly " $fragmentType": "DisputeAnswers_dispute";
};
export type DisputeAnswers_dispute$key = {
  readonly " $data"?: DisputeAnswers_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswers_dispute">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = [
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
  "name": "DisputeAnswers_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCannotAnswerReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResolve",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DisputeCost",
        "kind": "LinkedField",
        "name": "cost",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isChargedNow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isInvoiced",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DisputeCostLines_cost"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeDeadline_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CounterDisputeDialog_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResolveDisputeDialog_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};
})();

(node as any).hash = "c2172ef879f9e4f6b71728661d1b40e6";

export default node;
