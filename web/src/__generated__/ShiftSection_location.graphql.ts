/**
 * @generated SignedSource<<a4f999cb7dab26556e6e21df2ca827b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftSection_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TimeFields_location">;
  readonly " $fragmentType": "ShiftSection_location";
};
export type ShiftSection_location$key = {
  readonly " $data"?: ShiftSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftSection_location",
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

(node as any).hash = "af4da02a95aad6b60601e0ecffa32ee9";

export default node;
