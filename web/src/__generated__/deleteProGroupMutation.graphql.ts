/**
 * @generated SignedSource<<d9bb0b2d6595919c38c104798d93d0e9>>
 * @relayHash bb7379820c35cc9c9776f6c7f90e5e84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7379820c35cc9c9776f6c7f90e5e84

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProGroupInput = {
  clientMutationId?: string | null | undefined;
  proGroupId: string;
};
export type deleteProGroupMutation$variables = {
  input: DeleteProGroupInput;
};
export type deleteProGroupMutation$data = {
  readonly deleteProGroup: {
    readonly deletedProGroupId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type deleteProGroupMutation = {
  response: deleteProGroupMutation$data;
  variables: deleteProGroupMutation$variables;
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
    "concreteType": "DeleteProGroupPayload",
    "kind": "LinkedField",
    "name": "deleteProGroup",
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
        "kind": "ScalarField",
        "name": "deletedProGroupId",
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
    "name": "deleteProGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteProGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb7379820c35cc9c9776f6c7f90e5e84",
    "metadata": {},
    "name": "deleteProGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c6e4a38806d80d3996c42cb2babd4bc";

export default node;
