/**
 * @generated SignedSource<<5f3ad0bf5ad6be62f4f5bcaae0f5ec71>>
 * @relayHash df76d14268a54f9d23742ce8dfc2b54a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df76d14268a54f9d23742ce8dfc2b54a

import type { ConcreteRequest } from 'relay-runtime';
export type signInRequestsOutboxQuery$variables = Record<PropertyKey, never>;
export type signInRequestsOutboxQuery$data = {
  readonly sandbox: {
    readonly outboxUrl: string;
  } | null | undefined;
};
export type signInRequestsOutboxQuery = {
  response: signInRequestsOutboxQuery$data;
  variables: signInRequestsOutboxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Sandbox",
    "kind": "LinkedField",
    "name": "sandbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outboxUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signInRequestsOutboxQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInRequestsOutboxQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "df76d14268a54f9d23742ce8dfc2b54a",
    "metadata": {},
    "name": "signInRequestsOutboxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4de7e0d950b99778cf636b7d055bc8df";

export default node;
