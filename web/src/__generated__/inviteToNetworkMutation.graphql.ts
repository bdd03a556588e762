/**
 * @generated SignedSource<<4a2ab19db283e2eba4702d406e6b5d82>>
 * @relayHash 99a506776eb4cea1bca1d9324228ff8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a506776eb4cea1bca1d9324228ff8a

import type { ConcreteRequest } from 'relay-runtime';
export type NetworkInviteStatus = "ACCEPTED" | "EXPIRED" | "SENT" | "UNDELIVERABLE" | "%future added value";
export type InviteToNetworkInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  locationId: string;
  name?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  validateOnly?: boolean | null | undefined;
};
export type inviteToNetworkMutation$variables = {
  input: InviteToNetworkInput;
};
export type inviteToNetworkMutation$data = {
  readonly inviteToNetwork: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly networkInvite: {
      readonly status: NetworkInviteStatus;
    } | null | undefined;
  };
};
export type inviteToNetworkMutation = {
  response: inviteToNetworkMutation$data;
  variables: inviteToNetworkMutation$variables;
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
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "inviteToNetworkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteToNetworkPayload",
        "kind": "LinkedField",
        "name": "inviteToNetwork",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NetworkInvite",
            "kind": "LinkedField",
            "name": "networkInvite",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "inviteToNetworkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InviteToNetworkPayload",
        "kind": "LinkedField",
        "name": "inviteToNetwork",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NetworkInvite",
            "kind": "LinkedField",
            "name": "networkInvite",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "99a506776eb4cea1bca1d9324228ff8a",
    "metadata": {},
    "name": "inviteToNetworkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f2480c012c57ecb56b34aa3f2223dbd";

export default node;
