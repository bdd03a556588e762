/**
 * @generated SignedSource<<518e9c849f05cb583204b06f35a68233>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddAddressDialog_others$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"useMapPlaces_address">;
  readonly " $fragmentType": "AddAddressDialog_others";
}>;
export type AddAddressDialog_others$key = ReadonlyArray<{
  readonly " $data"?: AddAddressDialog_others$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAddressDialog_others">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AddAddressDialog_others",
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

(node as any).hash = "b88e3970843a784557cfab613ebd3a62";

export default node;
