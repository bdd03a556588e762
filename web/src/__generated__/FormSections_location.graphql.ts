/**
 * @generated SignedSource<<24b3bcb14481c57eb0cc0c14c8505525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlaceSection_location" | "PlanSection_location" | "RequirementsField_location" | "ShiftSection_location">;
  readonly " $fragmentType": "FormSections_location";
};
export type FormSections_location$key = {
  readonly " $data"?: FormSections_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSections_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShiftSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceSection_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsField_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "89f2cc0368e3a571d83fb835c3055f0d";

export default node;
