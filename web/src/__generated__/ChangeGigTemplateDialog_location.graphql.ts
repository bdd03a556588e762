/**
 * @generated SignedSource<<9ca1220f8666a805573133c5ef5a5d71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeGigTemplateDialog_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GigTemplateDialog_location">;
  readonly " $fragmentType": "ChangeGigTemplateDialog_location";
};
export type ChangeGigTemplateDialog_location$key = {
  readonly " $data"?: ChangeGigTemplateDialog_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeGigTemplateDialog_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeGigTemplateDialog_location",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigTemplateDialog_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "55cab7a046131e40561810faec1e40c7";

export default node;
