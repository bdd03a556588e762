/**
 * @generated SignedSource<<bfa2cdbf6243d64dbe059fd68ef03ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigFaces_gig$data = {
  readonly headshots: ReadonlyArray<{
    readonly publicId: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "GigFaces_gig";
};
export type GigFaces_gig$key = {
  readonly " $data"?: GigFaces_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigFaces_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigFaces_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "headshots",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d7172838347ca053d3e99784d49cfc99";

export default node;
