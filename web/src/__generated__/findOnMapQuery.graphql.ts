/**
 * @generated SignedSource<<5b0c3fc6bd6fc74cd0f21a0fd59314fe>>
 * @relayHash e3dbf2aa04f6e72eb4eb10552a14705b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3dbf2aa04f6e72eb4eb10552a14705b

import type { ConcreteRequest } from 'relay-runtime';
export type GeocodingPrecision = "CITY" | "STATE" | "ZIP" | "%future added value";
export type findOnMapQuery$variables = {
  city?: string | null | undefined;
  postalCode?: string | null | undefined;
  stateCode: string;
  streetAddress?: string | null | undefined;
};
export type findOnMapQuery$data = {
  readonly geocode: {
    readonly coordinates: {
      readonly latitude: number;
      readonly longitude: number;
    };
    readonly precision: GeocodingPrecision;
    readonly timeZone: string;
  } | null | undefined;
};
export type findOnMapQuery = {
  response: findOnMapQuery$data;
  variables: findOnMapQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "city"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postalCode"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stateCode"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAddress"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "city",
        "variableName": "city"
      },
      {
        "kind": "Variable",
        "name": "postalCode",
        "variableName": "postalCode"
      },
      {
        "kind": "Variable",
        "name": "stateCode",
        "variableName": "stateCode"
      },
      {
        "kind": "Variable",
        "name": "streetAddress",
        "variableName": "streetAddress"
      }
    ],
    "concreteType": "GeocodedAddress",
    "kind": "LinkedField",
    "name": "geocode",
    "plural": false,
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
        "name": "precision",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "findOnMapQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findOnMapQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "e3dbf2aa04f6e72eb4eb10552a14705b",
    "metadata": {},
    "name": "findOnMapQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc0d2d46648e8dd2ff6f5982f106f3cd";

export default node;
