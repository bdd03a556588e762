/**
 * @generated SignedSource<<30b6f734636e35136ada4cada2ac6095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageField_image$data = {
  readonly isPlaceholder: boolean;
  readonly publicId: string;
  readonly url: string;
  readonly " $fragmentType": "ImageField_image";
};
export type ImageField_image$key = {
  readonly " $data"?: ImageField_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageField_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImageField_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlaceholder",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "f2f65e6c1e0083fbafc12b0a5d6672a6";

export default node;
