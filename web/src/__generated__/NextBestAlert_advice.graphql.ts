/**
 * @generated SignedSource<<6c58b96cfa49f2d99b479d3345a86e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBestAlert_advice$data = {
  readonly lapse: {
    readonly text: string;
  } | null | undefined;
  readonly nextBest: {
    readonly application: {
      readonly id: string;
    } | null | undefined;
    readonly matchScore: number;
    readonly pro: {
      readonly displayName: string;
      readonly uuid: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "NextBestAlert_advice";
};
export type NextBestAlert_advice$key = {
  readonly " $data"?: NextBestAlert_advice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_advice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextBestAlert_advice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lapse",
      "kind": "LinkedField",
      "name": "lapse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextBest",
      "kind": "LinkedField",
      "name": "nextBest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchScore",
          "storageKey": null
        },
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
              "name": "uuid",
              "storageKey": null
            },
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
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FillingAdvice",
  "abstractKey": null
};

(node as any).hash = "1ce35c9188832e5745fe47d4a6274665";

export default node;
