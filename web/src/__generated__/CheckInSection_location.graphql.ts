/**
 * @generated SignedSource<<1e4d5d5540d4db42b423494f283ca45b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInSection_location$data = {
  readonly id: string;
  readonly settings: {
    readonly isCheckinRequired: boolean;
  };
  readonly viewerCanEdit: boolean | null | undefined;
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
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      "to": "NULL"
    },
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

(node as any).hash = "8efab1d9d54297eb4f6a5e6fdd8e64b3";

export default node;
