/**
 * @generated SignedSource<<3944193b837a2f5089dc0b8e51e6665e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PositionPrecision = "COARSE" | "FINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GeoLogMap_log$data = {
  readonly coordinates: {
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly distanceMeters: number | null | undefined;
  readonly fence: {
    readonly center: {
      readonly latitude: number;
      readonly longitude: number;
    };
    readonly radiusMeters: number;
  } | null | undefined;
  readonly precision: PositionPrecision;
  readonly " $fragmentType": "GeoLogMap_log";
};
export type GeoLogMap_log$key = {
  readonly " $data"?: GeoLogMap_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeoLogMap_log">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GeoLogMap_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "precision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distanceMeters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Coordinates",
      "kind": "LinkedField",
      "name": "coordinates",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeoFence",
      "kind": "LinkedField",
      "name": "fence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "radiusMeters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Coordinates",
          "kind": "LinkedField",
          "name": "center",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GeoLog",
  "abstractKey": null
};
})();

(node as any).hash = "567a1a72773a9eb7d5cba8be947e7e09";

export default node;
