/**
 * @generated SignedSource<<2909ae5c10fc37ec6851aa4508fb2ede>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInSection_location$data = {
  readonly settings: {
    readonly isCheckinRequired: boolean;
  };
  readonly " $fragmentType": "CheckInSection_location";
};
export type CheckInSection_location$key = {
  readonly " $data"?: CheckInSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckInSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LocationSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCheckinRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "9fda7b66f8f328cc8338ea3638e5bf50";

export default node;
