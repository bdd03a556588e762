/**
 * @generated SignedSource<<12657c0812ec2c7704153792b8420a64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageCircle_image$data = {
  readonly isPlaceholder: boolean;
  readonly url: string;
  readonly " $fragmentType": "ImageCircle_image";
};
export type ImageCircle_image$key = {
  readonly " $data"?: ImageCircle_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageCircle_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImageCircle_image",
  "selections": [
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

(node as any).hash = "f21655fac43052d25d1a5c758082c04d";

export default node;
