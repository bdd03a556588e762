/**
 * @generated SignedSource<<4e1ecc664b0dca2ad10e2e82947c2a9b>>
 * @relayHash 572eb80ac7e62f45d3eb1036eeed36b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572eb80ac7e62f45d3eb1036eeed36b8

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  clientMutationId?: string | null | undefined;
  everywhere?: boolean | null | undefined;
};
export type signOutEverywhereMutation$variables = {
  input: SignOutInput;
};
export type signOutEverywhereMutation$data = {
  readonly signOut: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type signOutEverywhereMutation = {
  response: signOutEverywhereMutation$data;
  variables: signOutEverywhereMutation$variables;
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
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
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
    "name": "signOutEverywhereMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signOutEverywhereMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "572eb80ac7e62f45d3eb1036eeed36b8",
    "metadata": {},
    "name": "signOutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b75b10f49adaa61f491f7adabf2cbb17";

export default node;
