/**
 * @generated SignedSource<<53573b814b351f094911756fa6cbc546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrientationItem_item$data = {
  readonly body: string;
  readonly databaseId: number;
  readonly readAt: string | null | undefined;
  readonly title: string;
  readonly videoUrl: string | null | undefined;
  readonly " $fragmentType": "OrientationItem_item";
};
export type OrientationItem_item$key = {
  readonly " $data"?: OrientationItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrientationItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrientationItem_item",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "type": "OrientationItem",
  "abstractKey": null
};

(node as any).hash = "ee857d64e886df3d226352857d26b86e";

export default node;
