/**
 * @generated SignedSource<<f3b56f411d32595e4905ef91f7fa4247>>
 * @relayHash 37f29133ea55333713b1d206db4cb2e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f29133ea55333713b1d206db4cb2e4

import type { ConcreteRequest } from 'relay-runtime';
export type NetworkInviteStatus = "ACCEPTED" | "EXPIRED" | "SENT" | "UNDELIVERABLE" | "%future added value";
export type ImportNetworkInvitesInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  rows: ReadonlyArray<NetworkGuestRowInput>;
  validateOnly?: boolean | null | undefined;
};
export type NetworkGuestRowInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phoneNumber?: string | null | undefined;
};
export type importNetworkInvitesMutation$variables = {
  input: ImportNetworkInvitesInput;
};
export type importNetworkInvitesMutation$data = {
  readonly importNetworkInvites: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
        readonly path: ReadonlyArray<string>;
      }>;
      readonly networkInvite: {
        readonly status: NetworkInviteStatus;
      } | null | undefined;
      readonly row: number;
    }>;
  };
};
export type importNetworkInvitesMutation = {
  response: importNetworkInvitesMutation$data;
  variables: importNetworkInvitesMutation$variables;
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
  "name": "row",
  "storageKey": null
},
v4 = {
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
    "name": "importNetworkInvitesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportNetworkInvitesPayload",
        "kind": "LinkedField",
        "name": "importNetworkInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NetworkInviteRow",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NetworkInvite",
                "kind": "LinkedField",
                "name": "networkInvite",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
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
    "name": "importNetworkInvitesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportNetworkInvitesPayload",
        "kind": "LinkedField",
        "name": "importNetworkInvites",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NetworkInviteRow",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NetworkInvite",
                "kind": "LinkedField",
                "name": "networkInvite",
                "plural": false,
                "selections": [
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37f29133ea55333713b1d206db4cb2e4",
    "metadata": {},
    "name": "importNetworkInvitesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa86dc7922d1e85276e4132f881f98e8";

export default node;
