/**
 * @generated SignedSource<<5328ad655776d9ec0cf18c3e446ef86c>>
 * @relayHash a9e11efbf70a4672b673e714e1316a21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9e11efbf70a4672b673e714e1316a21

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveOrganizationManagerInput = {
  clientMutationId?: string | null | undefined;
  organizationManagerId: string;
};
export type removeOrganizationManagerMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RemoveOrganizationManagerInput;
};
export type removeOrganizationManagerMutation$data = {
  readonly removeOrganizationManager: {
    readonly deletedId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type removeOrganizationManagerMutation = {
  response: removeOrganizationManagerMutation$data;
  variables: removeOrganizationManagerMutation$variables;
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
    "name": "removeOrganizationManagerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveOrganizationManagerPayload",
        "kind": "LinkedField",
        "name": "removeOrganizationManager",
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
    "name": "removeOrganizationManagerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveOrganizationManagerPayload",
        "kind": "LinkedField",
        "name": "removeOrganizationManager",
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
    "id": "a9e11efbf70a4672b673e714e1316a21",
    "metadata": {},
    "name": "removeOrganizationManagerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21356b7b89a61fc0b58c173a99006475";

export default node;
