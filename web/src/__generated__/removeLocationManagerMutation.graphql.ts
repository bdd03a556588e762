/**
 * @generated SignedSource<<77e09ccd3959f232e869e6fef4cb4ce0>>
 * @relayHash 9a607a84cec4670a7cd69b70e36d20c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a607a84cec4670a7cd69b70e36d20c2

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveLocationManagerInput = {
  clientMutationId?: string | null | undefined;
  locationManagerId: string;
};
export type removeLocationManagerMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RemoveLocationManagerInput;
};
export type removeLocationManagerMutation$data = {
  readonly removeLocationManager: {
    readonly deletedId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type removeLocationManagerMutation = {
  response: removeLocationManagerMutation$data;
  variables: removeLocationManagerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "removeLocationManagerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveLocationManagerPayload",
        "kind": "LinkedField",
        "name": "removeLocationManager",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "removeLocationManagerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveLocationManagerPayload",
        "kind": "LinkedField",
        "name": "removeLocationManager",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9a607a84cec4670a7cd69b70e36d20c2",
    "metadata": {},
    "name": "removeLocationManagerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36eb6bb1090f62e2fda528349204a5fc";

export default node;
