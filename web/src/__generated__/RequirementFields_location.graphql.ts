/**
 * @generated SignedSource<<4a91118bfcfc7ca11cca8c4b019b6a4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementFields_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsField_location">;
  readonly " $fragmentType": "RequirementFields_location";
};
export type RequirementFields_location$key = {
  readonly " $data"?: RequirementFields_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementFields_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementFields_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsField_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "ba6744650b9b12605fc33dd1c82fc5bb";

export default node;
