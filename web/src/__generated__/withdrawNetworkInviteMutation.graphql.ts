/**
 * @generated SignedSource<<45188203bb56ae9bf8667ca130567573>>
 * @relayHash b7e12ee239a17f2b3237117eca55718d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e12ee239a17f2b3237117eca55718d

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawNetworkInviteInput = {
  clientMutationId?: string | null | undefined;
  networkInviteId: string;
};
export type withdrawNetworkInviteMutation$variables = {
  input: WithdrawNetworkInviteInput;
};
export type withdrawNetworkInviteMutation$data = {
  readonly withdrawNetworkInvite: {
    readonly deletedNetworkInviteId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type withdrawNetworkInviteMutation = {
  response: withdrawNetworkInviteMutation$data;
  variables: withdrawNetworkInviteMutation$variables;
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
    "concreteType": "WithdrawNetworkInvitePayload",
    "kind": "LinkedField",
    "name": "withdrawNetworkInvite",
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
        "name": "deletedNetworkInviteId",
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
    "name": "withdrawNetworkInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "withdrawNetworkInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b7e12ee239a17f2b3237117eca55718d",
    "metadata": {},
    "name": "withdrawNetworkInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ee01ee098f6da63e6f4797454d4074f";

export default node;
