/**
 * @generated SignedSource<<c09e1c83810b5002670a46e423b0cb19>>
 * @relayHash 09c38049cee1d5f0877905f8a2cb4381
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09c38049cee1d5f0877905f8a2cb4381

import type { ConcreteRequest } from 'relay-runtime';
export type AddProsToNetworkInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proIds: ReadonlyArray<string>;
};
export type addToNetworkMutation$variables = {
  input: AddProsToNetworkInput;
};
export type addToNetworkMutation$data = {
  readonly addProsToNetwork: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
  };
};
export type addToNetworkMutation = {
  response: addToNetworkMutation$data;
  variables: addToNetworkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
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
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddProsToNetworkPayload",
    "kind": "LinkedField",
    "name": "addProsToNetwork",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "NetworkAddition",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "addToNetworkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addToNetworkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "09c38049cee1d5f0877905f8a2cb4381",
    "metadata": {},
    "name": "addToNetworkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fab40de4281c8e14fa7f55e38391b09";

export default node;
