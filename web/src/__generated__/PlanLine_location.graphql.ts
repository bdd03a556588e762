/**
 * @generated SignedSource<<c5997f012792bca70884a00352703b5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanLine_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TimeFields_location">;
  readonly " $fragmentType": "PlanLine_location";
};
export type PlanLine_location$key = {
  readonly " $data"?: PlanLine_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanLine_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanLine_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeFields_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "b4e21ef8237b5b8d8a8fc32b68ada42d";

export default node;
