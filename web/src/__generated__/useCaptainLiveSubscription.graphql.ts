/**
 * @generated SignedSource<<92e55c1d68ccf2aa4ffe65e56666e64d>>
 * @relayHash 8afca6b8b155935368c055ed4e698d6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8afca6b8b155935368c055ed4e698d6b

import type { ConcreteRequest } from 'relay-runtime';
export type useCaptainLiveSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useCaptainLiveSubscription$data = {
  readonly gigApplicationsChanged: {
    readonly changes: ReadonlyArray<{
      readonly gigDatabaseId: number;
    }>;
    readonly cursor: string;
    readonly hasGap: boolean;
  };
};
export type useCaptainLiveSubscription = {
  response: useCaptainLiveSubscription$data;
  variables: useCaptainLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "forTeamCaptain",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "gigId",
        "variableName": "id"
      }
    ],
    "concreteType": "LiveChanges",
    "kind": "LinkedField",
    "name": "gigApplicationsChanged",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaptainLiveSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCaptainLiveSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8afca6b8b155935368c055ed4e698d6b",
    "metadata": {},
    "name": "useCaptainLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "077ba79b18777c7d87a09de13355c97a";

export default node;
