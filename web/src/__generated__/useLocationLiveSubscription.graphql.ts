/**
 * @generated SignedSource<<747da665f24c53124b2c00c91cb316ed>>
 * @relayHash 3df706e67aaf72978afdb51e1f0c03df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df706e67aaf72978afdb51e1f0c03df

import type { ConcreteRequest } from 'relay-runtime';
export type LiveAction = "CHANGED" | "CREATED" | "REMOVED" | "%future added value";
export type LiveSubject = "APPLICATION" | "DIRECT_OFFER" | "GIG" | "%future added value";
export type useLocationLiveSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useLocationLiveSubscription$data = {
  readonly gigsChanged: {
    readonly changes: ReadonlyArray<{
      readonly action: LiveAction;
      readonly gigDatabaseId: number;
      readonly subject: LiveSubject;
    }>;
    readonly cursor: string;
    readonly hasGap: boolean;
  };
};
export type useLocationLiveSubscription = {
  response: useLocationLiveSubscription$data;
  variables: useLocationLiveSubscription$variables;
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
    "alias": "gigsChanged",
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "locationId",
        "variableName": "id"
      }
    ],
    "concreteType": "LiveChanges",
    "kind": "LinkedField",
    "name": "locationGigsChanged",
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
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
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
    "name": "useLocationLiveSubscription",
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
    "name": "useLocationLiveSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3df706e67aaf72978afdb51e1f0c03df",
    "metadata": {},
    "name": "useLocationLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4937697ff8182493791d97db11296b64";

export default node;
