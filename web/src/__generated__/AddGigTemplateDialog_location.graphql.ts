/**
 * @generated SignedSource<<8ade49f798737ed2b4e72b540b929da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddGigTemplateDialog_location$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GigTemplateDialog_location">;
  readonly " $fragmentType": "AddGigTemplateDialog_location";
};
export type AddGigTemplateDialog_location$key = {
  readonly " $data"?: AddGigTemplateDialog_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddGigTemplateDialog_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddGigTemplateDialog_location",
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

(node as any).hash = "4af514c4b936de522c2e2763629d63f2";

export default node;
