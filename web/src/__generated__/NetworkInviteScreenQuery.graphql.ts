/**
 * @generated SignedSource<<3a262b03c5b1dfb640a3515b058b873f>>
 * @relayHash 6330194a03b05b9529a9de2c09b2ab82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6330194a03b05b9529a9de2c09b2ab82

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type NetworkInviteStatus = "ACCEPTED" | "EXPIRED" | "SENT" | "UNDELIVERABLE" | "%future added value";
export type NetworkInviteScreenQuery$variables = {
  token: string;
};
export type NetworkInviteScreenQuery$data = {
  readonly networkInvitePreview: Result<{
    readonly expiresAt: string;
    readonly inviterName: string | null | undefined;
    readonly locationCity: string | null | undefined;
    readonly locationName: string;
    readonly name: string | null | undefined;
    readonly organizationName: string;
    readonly status: NetworkInviteStatus;
  } | null | undefined, unknown>;
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
};
export type NetworkInviteScreenQuery = {
  response: NetworkInviteScreenQuery$data;
  variables: NetworkInviteScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "token",
      "variableName": "token"
    }
  ],
  "concreteType": "NetworkInvitePreview",
  "kind": "LinkedField",
  "name": "networkInvitePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "inviterName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NetworkInviteScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NetworkInviteScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "6330194a03b05b9529a9de2c09b2ab82",
    "metadata": {},
    "name": "NetworkInviteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3ae47568ddff9463dcbf036d5a233b7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
