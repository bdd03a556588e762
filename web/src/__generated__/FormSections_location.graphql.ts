/**
 * @generated SignedSource<<cf4280e2a950d92fed93ceb6908f342a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlaceFields_location" | "PlanSection_location" | "RequirementsField_location" | "ShiftSection_location">;
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
      "name": "PlaceFields_location"
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

(node as any).hash = "d5566eb3d89bdd5642a8de895a592231";

export default node;
