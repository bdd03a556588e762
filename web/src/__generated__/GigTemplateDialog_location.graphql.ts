/**
 * @generated SignedSource<<116b6f7d620e5446d094289f37bfe5f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigTemplateDialog_location$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsField_location" | "useTemplatePlace_location">;
  readonly " $fragmentType": "GigTemplateDialog_location";
};
export type GigTemplateDialog_location$key = {
  readonly " $data"?: GigTemplateDialog_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigTemplateDialog_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigTemplateDialog_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTemplatePlace_location"
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

(node as any).hash = "d245e5a6677c5c3a9421e8856a957ccf";

export default node;
