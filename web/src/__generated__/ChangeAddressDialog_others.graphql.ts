/**
 * @generated SignedSource<<5ef908e10f66486b3c5c5ac7b9ef2a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeAddressDialog_others$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"useMapPlaces_address">;
  readonly " $fragmentType": "ChangeAddressDialog_others";
}>;
export type ChangeAddressDialog_others$key = ReadonlyArray<{
  readonly " $data"?: ChangeAddressDialog_others$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeAddressDialog_others">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ChangeAddressDialog_others",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMapPlaces_address"
    }
  ],
  "type": "LocationAddress",
  "abstractKey": null
};

(node as any).hash = "a621527132ed826a200bd8250a46a161";

export default node;
