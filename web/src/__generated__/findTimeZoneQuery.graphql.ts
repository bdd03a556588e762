/**
 * @generated SignedSource<<0595aa38e6a38c2b0ebccdb4ce966241>>
 * @relayHash 0b20ec8ffff93893f3f6fa28840e7c83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b20ec8ffff93893f3f6fa28840e7c83

import type { ConcreteRequest } from 'relay-runtime';
export type findTimeZoneQuery$variables = {
  latitude: number;
  longitude: number;
};
export type findTimeZoneQuery$data = {
  readonly timeZoneAt: string | null | undefined;
};
export type findTimeZoneQuery = {
  response: findTimeZoneQuery$data;
  variables: findTimeZoneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "latitude"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "longitude"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "latitude",
        "variableName": "latitude"
      },
      {
        "kind": "Variable",
        "name": "longitude",
        "variableName": "longitude"
      }
    ],
    "kind": "ScalarField",
    "name": "timeZoneAt",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findTimeZoneQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findTimeZoneQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0b20ec8ffff93893f3f6fa28840e7c83",
    "metadata": {},
    "name": "findTimeZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "721608971c553863dbb2c89691bf92d9";

export default node;
