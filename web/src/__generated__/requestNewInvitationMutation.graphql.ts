/**
 * @generated SignedSource<<303deab0d26a17644af2f606f06728fb>>
 * @relayHash 65b47e94399745f9c81cdaf12b2ba4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65b47e94399745f9c81cdaf12b2ba4cc

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationScope = "LOCATION" | "ORGANIZATION" | "%future added value";
export type RequestNewInvitationInput = {
  clientMutationId?: string | null | undefined;
  scope: InvitationScope;
  token: string;
};
export type requestNewInvitationMutation$variables = {
  input: RequestNewInvitationInput;
};
export type requestNewInvitationMutation$data = {
  readonly requestNewInvitation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type requestNewInvitationMutation = {
  response: requestNewInvitationMutation$data;
  variables: requestNewInvitationMutation$variables;
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
    "concreteType": "RequestNewInvitationPayload",
    "kind": "LinkedField",
    "name": "requestNewInvitation",
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
    "name": "requestNewInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestNewInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "65b47e94399745f9c81cdaf12b2ba4cc",
    "metadata": {},
    "name": "requestNewInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "638ae9640175cd106832ac71379d3d4d";

export default node;
