/**
 * @generated SignedSource<<74e0f5d7cf52719ec8a304b182918173>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModeSection_location$data = {
  readonly databaseId: number;
  readonly " $fragmentType": "ModeSection_location";
};
export type ModeSection_location$key = {
  readonly " $data"?: ModeSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModeSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ModeSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "ca23cfc40c0753c62b53f3bdcb6b4485";

export default node;
