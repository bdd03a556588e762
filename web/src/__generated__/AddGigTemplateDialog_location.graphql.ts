/**
 * @generated SignedSource<<a94259c991b6dd37e48b9da724e123e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddGigTemplateDialog_location$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigTemplateDialog_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "52e1c9f2f4461c0574c54ac19b958141";

export default node;
