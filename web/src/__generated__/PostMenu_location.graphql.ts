/**
 * @generated SignedSource<<63270266704a203f4b394a36c822c227>>
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
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "361cef4f1f0e3c0b79dd59d454467321";

export default node;
