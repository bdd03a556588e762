/**
 * @generated SignedSource<<305ed4b2f1c4a550c5b7579907181c20>>
 * @relayHash 25a36a50d62ea6bcff3ccf035228ffd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a36a50d62ea6bcff3ccf035228ffd3

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteGigInput = {
  clientMutationId?: string | null | undefined;
  gigId: string;
  validateOnly?: boolean | null | undefined;
};
export type deleteGigMutation$variables = {
  input: DeleteGigInput;
};
export type deleteGigMutation$data = {
  readonly deleteGig: {
    readonly deletedGigId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deleteGigMutation = {
  response: deleteGigMutation$data;
  variables: deleteGigMutation$variables;
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
    "concreteType": "DeleteGigPayload",
    "kind": "LinkedField",
    "name": "deleteGig",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedGigId",
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
    "name": "deleteGigMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteGigMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25a36a50d62ea6bcff3ccf035228ffd3",
    "metadata": {},
    "name": "deleteGigMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b9d56be6edcc6f65eb78cfb33699159";

export default node;
