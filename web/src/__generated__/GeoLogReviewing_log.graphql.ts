/**
 * @generated SignedSource<<c552a1b2b399c4d0c50ce99179eb17d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeoLogReviewing_log$data = {
  readonly id: string;
  readonly isFlagged: boolean;
  readonly review: {
    readonly note: string | null | undefined;
    readonly reviewedAt: string;
    readonly reviewerName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "GeoLogReviewing_log";
};
export type GeoLogReviewing_log$key = {
  readonly " $data"?: GeoLogReviewing_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeoLogReviewing_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GeoLogReviewing_log",
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
      "name": "isFlagged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeoLogReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GeoLog",
  "abstractKey": null
};

(node as any).hash = "a228db76bd4977e6b2c63d6eee01601f";

export default node;
