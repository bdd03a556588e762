/**
 * @generated SignedSource<<0fcdc6afcecc56ea821b23e1008709f6>>
 * @relayHash d4329e4602545d0e5c67829bdca16660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4329e4602545d0e5c67829bdca16660

import type { ConcreteRequest } from 'relay-runtime';
export type LiveSubject = "APPLICATION" | "DIRECT_OFFER" | "GIG" | "%future added value";
export type useManagedLiveSubscription$variables = {
  after?: string | null | undefined;
};
export type useManagedLiveSubscription$data = {
  readonly gigsChanged: {
    readonly changes: ReadonlyArray<{
      readonly subject: LiveSubject;
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
    "alias": "gigsChanged",
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
            "name": "subject",
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
    "id": "d4329e4602545d0e5c67829bdca16660",
    "metadata": {},
    "name": "useManagedLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "165a8f164f9d53d4df0d2aee13e48122";

export default node;
