/**
 * @generated SignedSource<<20d68149951f4fb3c351df304ddcbe22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeFields_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BreakHint_location" | "ShiftTemplatePicker_location">;
  readonly " $fragmentType": "TimeFields_location";
};
export type TimeFields_location$key = {
  readonly " $data"?: TimeFields_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeFields_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeFields_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShiftTemplatePicker_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BreakHint_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "e234c3c00a96fc9532106d3a6c41b211";

export default node;
