/**
 * @generated SignedSource<<4cf301d57b3673534a9b19ee97d70d39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostingBar_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCostRates_location">;
  readonly " $fragmentType": "PostingBar_location";
};
export type PostingBar_location$key = {
  readonly " $data"?: PostingBar_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostingBar_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostingBar_location",
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

(node as any).hash = "050e95407db6f5217d81bc925040ffc3";

export default node;
