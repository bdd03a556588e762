/**
 * @generated SignedSource<<d24a8352cd42adaf8c7354d9e5223994>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMenu_location$data = {
  readonly databaseId: number;
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly viewerCannotPostGigsReason: string | null | undefined;
  readonly " $fragmentType": "PostMenu_location";
};
export type PostMenu_location$key = {
  readonly " $data"?: PostMenu_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenu_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PostMenu_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPostGigs",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotPostGigsReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "bc57177e328ef10b6771ac395a94c3d5";

export default node;
