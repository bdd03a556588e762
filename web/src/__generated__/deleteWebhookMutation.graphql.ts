/**
 * @generated SignedSource<<73618db5b0bf5e3d6a35c416900aa1b4>>
 * @relayHash 47eedfcc916b8b1a158f878141a357fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47eedfcc916b8b1a158f878141a357fe

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  clientMutationId?: string | null | undefined;
  webhookId: string;
};
export type deleteWebhookMutation$variables = {
  input: DeleteWebhookInput;
};
export type deleteWebhookMutation$data = {
  readonly deleteWebhook: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deleteWebhookMutation = {
  response: deleteWebhookMutation$data;
  variables: deleteWebhookMutation$variables;
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
    "concreteType": "DeleteWebhookPayload",
    "kind": "LinkedField",
    "name": "deleteWebhook",
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
    "name": "deleteWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47eedfcc916b8b1a158f878141a357fe",
    "metadata": {},
    "name": "deleteWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ea65de46e6f82b3e816182ac5a528f9";

export default node;
