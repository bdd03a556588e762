/**
 * @generated SignedSource<<f6a3e63d79d857d596afd57a2ae62edc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeDetails_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswers_dispute" | "DisputeClaim_dispute" | "DisputeTimeline_dispute">;
  readonly " $fragmentType": "DisputeDetails_dispute";
};
export type DisputeDetails_dispute$key = {
  readonly " $data"?: DisputeDetails_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDetails_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeDetails_dispute",
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
      "name": "DisputeClaim_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeAnswers_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeTimeline_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "9433cc2d49f7b8ff92e2e3e40de79971";

export default node;
