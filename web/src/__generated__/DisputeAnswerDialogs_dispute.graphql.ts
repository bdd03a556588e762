/**
 * @generated SignedSource<<9d762408ffa5d86c2a6e2ac1447135ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeAnswerDialogs_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly cost: {
    readonly " $fragmentSpreads": FragmentRefs<"DisputeCostLines_cost">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CounterDisputeDialog_dispute" | "ResolveDisputeDialog_dispute">;
  readonly " $fragmentType": "DisputeAnswerDialogs_dispute";
};
export type DisputeAnswerDialogs_dispute$key = {
  readonly " $data"?: DisputeAnswerDialogs_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswerDialogs_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeAnswerDialogs_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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

(node as any).hash = "8f5d4b9a6a75dde2635807b26bd0521e";

export default node;
