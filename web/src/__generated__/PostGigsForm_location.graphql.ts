/**
 * @generated SignedSource<<265f66a1681c93b4c1f7c34f3cc197d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostGigsForm_location$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CostPreview_location" | "FormSections_location" | "PostingBar_location" | "TemplatePicker_location" | "usePostingPlace_location">;
  readonly " $fragmentType": "PostGigsForm_location";
};
export type PostGigsForm_location$key = {
  readonly " $data"?: PostGigsForm_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostGigsForm_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PostGigsForm_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePostingPlace_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSections_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CostPreview_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostingBar_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TemplatePicker_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "0492f20cef89f9c857ba9799bdad2aa8";

export default node;
