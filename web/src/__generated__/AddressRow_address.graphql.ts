/**
 * @generated SignedSource<<5da4e16e0f3054e637713c563790afd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationAddressType = "PRIMARY" | "SECONDARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddressRow_address$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly postalCode: string;
    readonly stateCode: string;
  };
  readonly geofenceRadiusMeters: number | null | undefined;
  readonly name: string | null | undefined;
  readonly timeZone: string;
  readonly type: LocationAddressType;
  readonly " $fragmentType": "AddressRow_address";
};
export type AddressRow_address$key = {
  readonly " $data"?: AddressRow_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressRow_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddressRow_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "geofenceRadiusMeters",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LocationAddress",
  "abstractKey": null
};

(node as any).hash = "f16a53cd1caaf43d96473939bc612e7d";

export default node;
