/**
 * @generated SignedSource<<8f09c481ffee03b42c46b567298ce21e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrientationItems_orientation$data = {
  readonly items: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"OrientationItem_item">;
  }>;
  readonly " $fragmentType": "OrientationItems_orientation";
};
export type OrientationItems_orientation$key = {
  readonly " $data"?: OrientationItems_orientation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrientationItems_orientation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrientationItems_orientation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrientationItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrientationItem_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Orientation",
  "abstractKey": null
};

(node as any).hash = "3abad0c35c6bd9e6310ccf944312dcc4";

export default node;
