/**
 * @generated SignedSource<<6071a09d08572b8dca54891492ad7d06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostPreview_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCostRates_location">;
  readonly " $fragmentType": "CostPreview_location";
};
export type CostPreview_location$key = {
  readonly " $data"?: CostPreview_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostPreview_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostPreview_location",
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

(node as any).hash = "a3e565d019a818d8a15401005f37be52";

export default node;
