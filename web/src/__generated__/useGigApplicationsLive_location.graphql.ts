/**
 * @generated SignedSource<<7989129bf58586c5ad517998ed6fda40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGigApplicationsLive_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLocationLive_location">;
  readonly " $fragmentType": "useGigApplicationsLive_location";
};
export type useGigApplicationsLive_location$key = {
  readonly " $data"?: useGigApplicationsLive_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGigApplicationsLive_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGigApplicationsLive_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLocationLive_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "d3909143ac4530134a685fe79d7f71d7";

export default node;
