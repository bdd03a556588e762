/**
 * @generated SignedSource<<c28c56306718583691d1e7653a3e3869>>
 * @relayHash db285041e8330443d67c00c08e30f91f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db285041e8330443d67c00c08e30f91f

import type { ConcreteRequest } from 'relay-runtime';
export type EventLeadRole = "ASSISTANT_TEAM_LEAD" | "CONVERSION_STAFF" | "DRIVER" | "EVENT_COORDINATOR" | "EVENT_LEAD" | "EVENT_STAFF" | "HOST" | "WARDROBE" | "%future added value";
export type CreateEventInput = {
  clientMutationId?: string | null | undefined;
  gigIds?: ReadonlyArray<string> | null | undefined;
  leads?: ReadonlyArray<EventLeadInput> | null | undefined;
  locationId?: string | null | undefined;
  name: string;
  organizationId?: string | null | undefined;
};
export type EventLeadInput = {
  name: string;
  phone?: string | null | undefined;
  role: EventLeadRole;
};
export type createPostingEventMutation$variables = {
  input: CreateEventInput;
};
export type createPostingEventMutation$data = {
  readonly createEvent: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly event: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type createPostingEventMutation = {
  response: createPostingEventMutation$data;
  variables: createPostingEventMutation$variables;
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
    "concreteType": "CreateEventPayload",
    "kind": "LinkedField",
    "name": "createEvent",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "createPostingEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createPostingEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db285041e8330443d67c00c08e30f91f",
    "metadata": {},
    "name": "createPostingEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "141dac342837fbaad103691ab426d539";

export default node;
