/**
 * @generated SignedSource<<18a69130e400ce3c20dfb3151d04bd98>>
 * @relayHash 2ceac2e3a785a0fc1ffa05f300378452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ceac2e3a785a0fc1ffa05f300378452

import type { ConcreteRequest } from 'relay-runtime';
export type CreateProGroupInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  locationId: string;
  name: string;
};
export type createProGroupMutation$variables = {
  input: CreateProGroupInput;
};
export type createProGroupMutation$data = {
  readonly createProGroup: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly proGroup: {
      readonly databaseId: number;
      readonly name: string;
    } | null | undefined;
  };
};
export type createProGroupMutation = {
  response: createProGroupMutation$data;
  variables: createProGroupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createProGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProGroupPayload",
        "kind": "LinkedField",
        "name": "createProGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProGroup",
            "kind": "LinkedField",
            "name": "proGroup",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createProGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProGroupPayload",
        "kind": "LinkedField",
        "name": "createProGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProGroup",
            "kind": "LinkedField",
            "name": "proGroup",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ceac2e3a785a0fc1ffa05f300378452",
    "metadata": {},
    "name": "createProGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e55cd0a053439c1f993be885deff3853";

export default node;
