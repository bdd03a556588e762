/**
 * @generated SignedSource<<2289fa5b4dee6176327290d5f60c0611>>
 * @relayHash 615928df0c11e0c4077ba65742f3238c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 615928df0c11e0c4077ba65742f3238c

import type { ConcreteRequest } from 'relay-runtime';
export type EventLeadRole = "ASSISTANT_TEAM_LEAD" | "CONVERSION_STAFF" | "DRIVER" | "EVENT_COORDINATOR" | "EVENT_LEAD" | "EVENT_STAFF" | "HOST" | "WARDROBE" | "%future added value";
export type CreateEventInput = {
  clientMutationId?: string | null | undefined;
  gigIds?: ReadonlyArray<string> | null | undefined;
  leads?: ReadonlyArray<EventLeadInput> | null | undefined;
  locationId?: string | null | undefined;
  name: string;
  organizationId?: string | null | undefined;
  validateOnly?: boolean | null | undefined;
};
export type EventLeadInput = {
  name: string;
  phone?: string | null | undefined;
  role: EventLeadRole;
};
export type createEventMutation$variables = {
  input: CreateEventInput;
};
export type createEventMutation$data = {
  readonly createEvent: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly event: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly gigs: ReadonlyArray<{
      readonly event: {
        readonly databaseId: number;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
    }> | null | undefined;
  };
};
export type createEventMutation = {
  response: createEventMutation$data;
  variables: createEventMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "event",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
},
v3 = [
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
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gigs",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "createEventMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createEventMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "615928df0c11e0c4077ba65742f3238c",
    "metadata": {},
    "name": "createEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a602b68a493ebb5b4da908d387881d7";

export default node;
