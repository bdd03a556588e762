/**
 * @generated SignedSource<<47ad7e5bb42826675aeebdc552031d57>>
 * @relayHash 3aec23c5b4ea155de86ed7c25258ee7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aec23c5b4ea155de86ed7c25258ee7d

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveProsFromGroupInput = {
  clientMutationId?: string | null | undefined;
  proGroupId: string;
  proIds: ReadonlyArray<string>;
};
export type removeProsFromGroupMutation$variables = {
  input: RemoveProsFromGroupInput;
};
export type removeProsFromGroupMutation$data = {
  readonly removeProsFromGroup: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly proGroup: {
      readonly id: string;
      readonly memberCount: number;
    } | null | undefined;
  };
};
export type removeProsFromGroupMutation = {
  response: removeProsFromGroupMutation$data;
  variables: removeProsFromGroupMutation$variables;
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
    "concreteType": "RemoveProsFromGroupPayload",
    "kind": "LinkedField",
    "name": "removeProsFromGroup",
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
            "name": "memberCount",
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
    "name": "removeProsFromGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "removeProsFromGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3aec23c5b4ea155de86ed7c25258ee7d",
    "metadata": {},
    "name": "removeProsFromGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e81976dc0586705f66b6f41a0c08240";

export default node;
