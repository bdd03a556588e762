/**
 * @generated SignedSource<<30111dcf3dbdb0cb49269efbe2d48588>>
 * @relayHash cce3a2edbc486f92e1db5d1655d7fee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cce3a2edbc486f92e1db5d1655d7fee7

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  clientMutationId?: string | null | undefined;
  everywhere?: boolean | null | undefined;
};
export type endSessionOnServerMutation$variables = {
  input: SignOutInput;
};
export type endSessionOnServerMutation$data = {
  readonly signOut: {
    readonly __typename: "SignOutPayload";
  };
};
export type endSessionOnServerMutation = {
  response: endSessionOnServerMutation$data;
  variables: endSessionOnServerMutation$variables;
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
    "name": "endSessionOnServerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endSessionOnServerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cce3a2edbc486f92e1db5d1655d7fee7",
    "metadata": {},
    "name": "endSessionOnServerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8f62ec8570612fa960a3749fe02c1a7";

export default node;
