/**
 * @generated SignedSource<<8eee189ebac2aed6943647a87590acef>>
 * @relayHash da363fca419c1dd69ec5e5e2f59b04fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da363fca419c1dd69ec5e5e2f59b04fc

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptNetworkInviteInput = {
  clientMutationId?: string | null | undefined;
  token: string;
};
export type JoinNetworkMutation$variables = {
  input: AcceptNetworkInviteInput;
};
export type JoinNetworkMutation$data = {
  readonly acceptNetworkInvite: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type JoinNetworkMutation = {
  response: JoinNetworkMutation$data;
  variables: JoinNetworkMutation$variables;
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
    "concreteType": "AcceptNetworkInvitePayload",
    "kind": "LinkedField",
    "name": "acceptNetworkInvite",
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
    "name": "JoinNetworkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinNetworkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "da363fca419c1dd69ec5e5e2f59b04fc",
    "metadata": {},
    "name": "JoinNetworkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4e452b1ebf5f3342bd800e1bdffe672";

export default node;
