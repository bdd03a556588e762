/**
 * @generated SignedSource<<e015a0a86aad447d0fe888c9a9c80952>>
 * @relayHash fa501fe5c8b15d5088204bbef7b09faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa501fe5c8b15d5088204bbef7b09faf

import type { ConcreteRequest } from 'relay-runtime';
export type useManagedLiveSubscription$variables = {
  after?: string | null | undefined;
};
export type useManagedLiveSubscription$data = {
  readonly managedGigsChanged: {
    readonly changes: ReadonlyArray<{
      readonly gigDatabaseId: number;
    }>;
    readonly cursor: string;
    readonly hasGap: boolean;
  };
};
export type useManagedLiveSubscription = {
  response: useManagedLiveSubscription$data;
  variables: useManagedLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": "LiveChanges",
    "kind": "LinkedField",
    "name": "managedGigsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasGap",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LiveChange",
        "kind": "LinkedField",
        "name": "changes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gigDatabaseId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useManagedLiveSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useManagedLiveSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa501fe5c8b15d5088204bbef7b09faf",
    "metadata": {},
    "name": "useManagedLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fcb99d9abbb96ed4e7dc47137295d3ca";

export default node;
