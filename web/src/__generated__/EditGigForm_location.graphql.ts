/**
 * @generated SignedSource<<2ce47eb8177712f4ca03caa898d38efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditGigForm_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlaceFields_location" | "RequirementFields_location" | "usePostingPlace_location">;
  readonly " $fragmentType": "EditGigForm_location";
};
export type EditGigForm_location$key = {
  readonly " $data"?: EditGigForm_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditGigForm_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditGigForm_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePostingPlace_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceFields_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementFields_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "8055a7e2795437be1f8ddf501dbc979a";

export default node;
