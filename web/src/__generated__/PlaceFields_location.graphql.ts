/**
 * @generated SignedSource<<89b02fd33dd9388ed8d28dee9f131208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceFields_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location">;
  readonly " $fragmentType": "PlaceFields_location";
};
export type PlaceFields_location$key = {
  readonly " $data"?: PlaceFields_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceFields_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceFields_location",
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

(node as any).hash = "4600e3111edd7a7d0c3bacf313794c66";

export default node;
