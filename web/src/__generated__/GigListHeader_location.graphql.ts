/**
 * @generated SignedSource<<6e919bdf33b3622070b03e0219fa954e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigListHeader_location$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly stateCode: string;
  };
  readonly name: string;
  readonly " $fragmentType": "GigListHeader_location";
};
export type GigListHeader_location$key = {
  readonly " $data"?: GigListHeader_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigListHeader_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigListHeader_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "47d6da9716c04f6f0b201efa3bedc6de";

export default node;
