/**
 * @generated SignedSource<<bdba4e3f731b732aeaba1e604b93dcb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationAddressType = "PRIMARY" | "SECONDARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationAddressFields_location$data = {
  readonly addresses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly geofenceRadiusMeters: number | null | undefined;
        readonly type: LocationAddressType;
        readonly " $fragmentSpreads": FragmentRefs<"useMapPlaces_address">;
      };
    }>;
  } | null | undefined;
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  } | null | undefined;
  readonly " $fragmentType": "LocationAddressFields_location";
};
export type LocationAddressFields_location$key = {
  readonly " $data"?: LocationAddressFields_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationAddressFields_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationAddressFields_location",
  "selections": [
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "LocationAddressConnection",
        "kind": "LinkedField",
        "name": "addresses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LocationAddressEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LocationAddress",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "geofenceRadiusMeters",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useMapPlaces_address"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "addresses(first:100)"
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "d6b95cea1d568ac1bbb1152d50ec817d";

export default node;
