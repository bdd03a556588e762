/**
 * @generated SignedSource<<2184e99d7c7a52b34451005e4a5635c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrientationProgress_orientation$data = {
  readonly completedAt: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly readAt: string | null | undefined;
  }>;
  readonly locationName: string;
  readonly " $fragmentType": "OrientationProgress_orientation";
};
export type OrientationProgress_orientation$key = {
  readonly " $data"?: OrientationProgress_orientation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrientationProgress_orientation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrientationProgress_orientation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
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
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Orientation",
  "abstractKey": null
};

(node as any).hash = "983cf88eb710d6935e1475e5efdd5f72";

export default node;
