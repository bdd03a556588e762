/**
 * @generated SignedSource<<d3075cd77a6a3fc0f0717ed11118fc4a>>
 * @relayHash e91c4ffeee61f411a449e3c78de2c30b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91c4ffeee61f411a449e3c78de2c30b

import type { ConcreteRequest } from 'relay-runtime';
export type FeatureFlag = "JOBS_HISTORY_ASSISTANT" | "%future added value";
export type useHasAssistantQuery$variables = Record<PropertyKey, never>;
export type useHasAssistantQuery$data = {
  readonly viewer: {
    readonly featureFlags: ReadonlyArray<FeatureFlag> | null | undefined;
  } | null | undefined;
};
export type useHasAssistantQuery = {
  response: useHasAssistantQuery$data;
  variables: useHasAssistantQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureFlags",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useHasAssistantQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          }
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
    "name": "useHasAssistantQuery",
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
    "id": "e91c4ffeee61f411a449e3c78de2c30b",
    "metadata": {},
    "name": "useHasAssistantQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "358ae3dd1501ac973bc2076fbe7dce08";

export default node;
