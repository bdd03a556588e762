/**
 * @generated SignedSource<<64493cec59fbe2f7ae01c7127333feea>>
 * @relayHash 4d5e376642fa4edda40a5dd612279f66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5e376642fa4edda40a5dd612279f66

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  clientMutationId?: string | null | undefined;
  everywhere?: boolean | null | undefined;
};
export type signOutMutation$variables = {
  input: SignOutInput;
};
export type signOutMutation$data = {
  readonly signOut: {
    readonly __typename: "SignOutPayload";
  };
};
export type signOutMutation = {
  response: signOutMutation$data;
  variables: signOutMutation$variables;
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
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "signOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d5e376642fa4edda40a5dd612279f66",
    "metadata": {},
    "name": "signOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0cb50220dfe6e44651597409e1b543d";

export default node;
