/**
 * @generated SignedSource<<62287e1793826e1912a9446a01866747>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationAddressType = "PRIMARY" | "SECONDARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeAddressDialog_address$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly postalCode: string;
    readonly stateCode: string;
  };
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  } | null | undefined;
  readonly geofenceRadiusMeters: number | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly timeZone: string;
  readonly type: LocationAddressType;
  readonly " $fragmentType": "ChangeAddressDialog_address";
};
export type ChangeAddressDialog_address$key = {
  readonly " $data"?: ChangeAddressDialog_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeAddressDialog_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeAddressDialog_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "Coordinates",
      "kind": "LinkedField",
      "name": "coordinates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        }
      ],
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

(node as any).hash = "11adcbc61917f61194cb726c59a0d4c8";

export default node;
