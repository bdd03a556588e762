/**
 * @generated SignedSource<<98e03336c48f08c2f734a73f63b713f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProRatings_pro$data = {
  readonly ratings: ReadonlyArray<{
    readonly averageRating: number | null | undefined;
    readonly isOverall: boolean;
    readonly label: string;
    readonly name: string;
    readonly rank: number;
    readonly ratingCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "ProRatings_pro";
};
export type ProRatings_pro$key = {
  readonly " $data"?: ProRatings_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProRatings_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProRatings_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RatingSummary",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageRating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratingCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "9ba452b4f8b50d665f9d52f7dc1a60d7";

export default node;
