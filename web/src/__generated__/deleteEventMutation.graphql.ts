/**
 * @generated SignedSource<<84c7395d2d625fef22120b312478546e>>
 * @relayHash c53c9c82a2f8aa4e95b1f32d0906d78e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c53c9c82a2f8aa4e95b1f32d0906d78e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEventInput = {
  clientMutationId?: string | null | undefined;
  eventId: string;
  validateOnly?: boolean | null | undefined;
};
export type deleteEventMutation$variables = {
  input: DeleteEventInput;
};
export type deleteEventMutation$data = {
  readonly deleteEvent: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deleteEventMutation = {
  response: deleteEventMutation$data;
  variables: deleteEventMutation$variables;
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
    "concreteType": "DeleteEventPayload",
    "kind": "LinkedField",
    "name": "deleteEvent",
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
    "name": "deleteEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c53c9c82a2f8aa4e95b1f32d0906d78e",
    "metadata": {},
    "name": "deleteEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24139eb771db00566b96868eb1cbaff7";

export default node;
