/**
 * @generated SignedSource<<79f2ffb82fd8cdc2b1d2ee77265cfd87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigList_access$data = {
  readonly viewerCanPostGigs: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigBulkBar_location">;
  readonly " $fragmentType": "GigList_access";
};
export type GigList_access$key = {
  readonly " $data"?: GigList_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigList_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigList_access",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigBulkBar_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "cae6da6fa2d0558ae1de4e657abe09dc";

export default node;
