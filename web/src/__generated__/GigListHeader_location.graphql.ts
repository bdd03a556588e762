/**
 * @generated SignedSource<<8b00d7c9d636d1a8362075390ac29620>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GigsMenu_location" | "PostMenu_location">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigsMenu_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMenu_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "d0c6dc6ac6333dd379edbaade927b289";

export default node;
