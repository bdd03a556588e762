/**
 * @generated SignedSource<<c56049aa3b1efab95b2637a95457b7d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeOutcome = "CLAIM_ACCEPTED" | "CLAIM_UNANSWERED" | "COUNTER_ACCEPTED" | "COUNTER_UNANSWERED" | "DECIDED_FOR_BUSINESS" | "DECIDED_FOR_PRO" | "DECIDED_SPLIT" | "%future added value";
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeAnswers_dispute$data = {
  readonly billedTo: string | null | undefined;
  readonly cost: {
    readonly isChargedNow: boolean;
    readonly isInvoiced: boolean;
    readonly total: {
      readonly amountCents: number;
    };
  } | null | undefined;
  readonly outcome: DisputeOutcome | null | undefined;
  readonly status: DisputeStatus;
  readonly viewerCanAnswer: boolean;
  readonly viewerCanResolve: boolean;
  readonly viewerCannotAnswerReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswerDialogs_dispute" | "DisputeDeadline_dispute" | "DisputePayment_dispute">;
  readonly " $fragmentType": "DisputeAnswers_dispute";
};
export type DisputeAnswers_dispute$key = {
  readonly " $data"?: DisputeAnswers_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswers_dispute">;
};

const node: ReaderFragment = {
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
      "name": "status",
      "storageKey": null
    },
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeDeadline_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputePayment_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeAnswerDialogs_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "5c0853256e0fef85e6afea0e64478afc";

export default node;
