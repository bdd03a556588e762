/**
 * @generated SignedSource<<3795dc4b7ee7468bacd95e0365a12449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeOutcome = "CLAIM_ACCEPTED" | "CLAIM_UNANSWERED" | "COUNTER_ACCEPTED" | "COUNTER_UNANSWERED" | "DECIDED_FOR_BUSINESS" | "DECIDED_FOR_PRO" | "DECIDED_SPLIT" | "%future added value";
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeToAnswer_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly id: string;
  readonly outcome: DisputeOutcome | null | undefined;
  readonly status: DisputeStatus;
  readonly viewerCanAnswer: boolean;
  readonly viewerCannotAnswerReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CounterDisputeDialog_dispute" | "DisputeDeadline_dispute" | "DisputeSummary_dispute">;
  readonly " $fragmentType": "DisputeToAnswer_dispute";
};
export type DisputeToAnswer_dispute$key = {
  readonly " $data"?: DisputeToAnswer_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeToAnswer_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeToAnswer_dispute",
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
      "name": "DisputeSummary_dispute"
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
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "73c378a7ef0dabee09aa2758e48583d4";

export default node;
