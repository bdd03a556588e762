/**
 * @generated SignedSource<<b045b667697275d32332c1153f915749>>
 * @relayHash 93a4d06b1f2f9974ef12f48a3269de79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a4d06b1f2f9974ef12f48a3269de79

import type { ConcreteRequest } from 'relay-runtime';
export type fetchTermsVersionQuery$variables = Record<PropertyKey, never>;
export type fetchTermsVersionQuery$data = {
  readonly viewer: {
    readonly termsAcceptance: {
      readonly version: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type fetchTermsVersionQuery = {
  response: fetchTermsVersionQuery$data;
  variables: fetchTermsVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "TermsAcceptance",
  "kind": "LinkedField",
  "name": "termsAcceptance",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchTermsVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "fetchTermsVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "93a4d06b1f2f9974ef12f48a3269de79",
    "metadata": {},
    "name": "fetchTermsVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc135e9b7616185b584e78aadd11adfe";

export default node;
