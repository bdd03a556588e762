/**
 * @generated SignedSource<<c527396a7f05ca23269218dde7bf7107>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceSection_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location">;
  readonly " $fragmentType": "PlaceSection_location";
};
export type PlaceSection_location$key = {
  readonly " $data"?: PlaceSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceSection_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagerOnDutyField_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "0cfc95c3499e76dd312ad984a58974a0";

export default node;
