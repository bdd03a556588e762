/**
 * @generated SignedSource<<29e92f1d2d2618887e5119f9f2f34122>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type followChangesSubscription$variables = {
  after?: string | null | undefined;
  locationId: string;
};
export type followChangesSubscription$data = {
  readonly locationGigsChanged: {
    readonly changes: ReadonlyArray<{
      readonly gig: {
        readonly id: string;
        readonly specialInstructions: string;
      } | null | undefined;
    }>;
  };
};
export type followChangesSubscription = {
  response: followChangesSubscription$data;
  variables: followChangesSubscription$variables;
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
  "name": "locationId"
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
        "kind": "Variable",
        "name": "locationId",
        "variableName": "locationId"
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
        "concreteType": "LiveChange",
        "kind": "LinkedField",
        "name": "changes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gig",
            "kind": "LinkedField",
            "name": "gig",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "specialInstructions",
                "storageKey": null
              }
            ],
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
    "name": "followChangesSubscription",
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
    "name": "followChangesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "95ea9f6f0aaf004b87f6b72be82e5066",
    "id": null,
    "metadata": {},
    "name": "followChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription followChangesSubscription(\n  $locationId: ID!\n  $after: String\n) {\n  locationGigsChanged(locationId: $locationId, after: $after) {\n    changes {\n      gig {\n        id\n        specialInstructions\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "327e3eb5f774502e6cb73ec943808622";

export default node;
