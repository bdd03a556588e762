/**
 * @generated SignedSource<<ba5e0c25ea4b66922d2ce1b5a6855bd0>>
 * @relayHash 86fffd56af63a33fdae69717bc2a8372
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86fffd56af63a33fdae69717bc2a8372

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateProGroupInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  name?: string | null | undefined;
  proGroupId: string;
};
export type updateProGroupMutation$variables = {
  input: UpdateProGroupInput;
};
export type updateProGroupMutation$data = {
  readonly updateProGroup: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly proGroup: {
      readonly description: string;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type updateProGroupMutation = {
  response: updateProGroupMutation$data;
  variables: updateProGroupMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateProGroupPayload",
    "kind": "LinkedField",
    "name": "updateProGroup",
    "plural": false,
    "selections": [
      {
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
      {
        "alias": null,
        "args": null,
        "concreteType": "ProGroup",
        "kind": "LinkedField",
        "name": "proGroup",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
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
    "name": "updateProGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateProGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86fffd56af63a33fdae69717bc2a8372",
    "metadata": {},
    "name": "updateProGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb87b999fb82cfc33772035b28161bb6";

export default node;
