/**
 * @generated SignedSource<<1fa53eed343dd39036d368f07109ffc2>>
 * @relayHash c5e02cc00a831ce7cbd7fdc3a243dfef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5e02cc00a831ce7cbd7fdc3a243dfef

import type { ConcreteRequest } from 'relay-runtime';
export type favoriteEverywhereQuery$variables = Record<PropertyKey, never>;
export type favoriteEverywhereQuery$data = {
  readonly viewer: {
    readonly activeLocations: ReadonlyArray<{
      readonly id: string;
    }> | null | undefined;
  } | null | undefined;
};
export type favoriteEverywhereQuery = {
  response: favoriteEverywhereQuery$data;
  variables: favoriteEverywhereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "activeLocations",
  "plural": true,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "favoriteEverywhereQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "favoriteEverywhereQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5e02cc00a831ce7cbd7fdc3a243dfef",
    "metadata": {},
    "name": "favoriteEverywhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c423348ee722180a0429f4889477bb7e";

export default node;
