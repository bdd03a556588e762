/**
 * @generated SignedSource<<72571725b127f2c659eaaa0f30a4400f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoostCost_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCostRates_location">;
  readonly " $fragmentType": "BoostCost_location";
};
export type BoostCost_location$key = {
  readonly " $data"?: BoostCost_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoostCost_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoostCost_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCostRates_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "195260bae59a274b6551bfd16dc1b393";

export default node;
