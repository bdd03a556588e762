/**
 * @generated SignedSource<<e79c866c538c017541b54e3c61068076>>
 * @relayHash f4a75b06c45d68a04fd3f61483d156ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4a75b06c45d68a04fd3f61483d156ce

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveProFromNetworkInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proId: string;
};
export type removeProFromNetworkMutation$variables = {
  input: RemoveProFromNetworkInput;
};
export type removeProFromNetworkMutation$data = {
  readonly removeProFromNetwork: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type removeProFromNetworkMutation = {
  response: removeProFromNetworkMutation$data;
  variables: removeProFromNetworkMutation$variables;
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
    "concreteType": "RemoveProFromNetworkPayload",
    "kind": "LinkedField",
    "name": "removeProFromNetwork",
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
    "name": "removeProFromNetworkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "removeProFromNetworkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f4a75b06c45d68a04fd3f61483d156ce",
    "metadata": {},
    "name": "removeProFromNetworkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14573cca9bdd0398a89792f7f403d80e";

export default node;
