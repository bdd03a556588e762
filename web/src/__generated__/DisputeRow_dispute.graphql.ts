/**
 * @generated SignedSource<<ce8b31b3684000d18718757646024b45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeOutcome = "CLAIM_ACCEPTED" | "CLAIM_UNANSWERED" | "COUNTER_ACCEPTED" | "COUNTER_UNANSWERED" | "DECIDED_FOR_BUSINESS" | "DECIDED_FOR_PRO" | "DECIDED_SPLIT" | "%future added value";
export type DisputeStatus = "COUNTERED" | "ESCALATED" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeRow_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly claimed: {
    readonly " $fragmentSpreads": FragmentRefs<"disputeValue_value">;
  };
  readonly contested: {
    readonly " $fragmentSpreads": FragmentRefs<"disputeValue_value">;
  };
  readonly databaseId: number;
  readonly gig: {
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
    readonly timeZone: string | null | undefined;
  };
  readonly outcome: DisputeOutcome | null | undefined;
  readonly status: DisputeStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDeadline_dispute">;
  readonly " $fragmentType": "DisputeRow_dispute";
};
export type DisputeRow_dispute$key = {
  readonly " $data"?: DisputeRow_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeRow_dispute">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "disputeValue_value",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
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
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeRow_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "concreteType": "DisputeValue",
      "kind": "LinkedField",
      "name": "contested",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeValue",
      "kind": "LinkedField",
      "name": "claimed",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Skill",
          "kind": "LinkedField",
          "name": "skill",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};
})();

(node as any).hash = "7bd8844d51346be39a144fe4b30f9dcd";

export default node;
