/**
 * @generated SignedSource<<0e9188ef42345c947d465818773cb266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventOffersForm_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GroupPicker_location">;
  readonly " $fragmentType": "EventOffersForm_location";
};
export type EventOffersForm_location$key = {
  readonly " $data"?: EventOffersForm_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOffersForm_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventOffersForm_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPicker_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "07ad6434db2a3a34d5843449c6e1854c";

export default node;
