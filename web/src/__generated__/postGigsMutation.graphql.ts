/**
 * @generated SignedSource<<9547ce2e7a2cf2ae9fce6a7c91747f26>>
 * @relayHash d237d4a90165f658da6f286f87d6057c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d237d4a90165f658da6f286f87d6057c

import type { ConcreteRequest } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
export type RecurrenceFrequency = "DAILY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
export type PostGigsInput = {
  addressId?: string | null | undefined;
  areCertificationsRequired?: boolean | null | undefined;
  attachmentIds?: ReadonlyArray<string> | null | undefined;
  boostBonusCents?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  contactName?: string | null | undefined;
  contactPhone?: string | null | undefined;
  employmentType?: WorkerType | null | undefined;
  eventId?: string | null | undefined;
  excludedDates?: ReadonlyArray<string> | null | undefined;
  isAutoSelectEnabled?: boolean | null | undefined;
  isBackgroundCheckRequired?: boolean | null | undefined;
  lines: ReadonlyArray<ShiftLineInput>;
  locationId: string;
  movesToMarketplace?: boolean | null | undefined;
  networkSteps?: NetworkStepsInput | null | undefined;
  noExperienceRequired?: boolean | null | undefined;
  onsiteManagerId?: string | null | undefined;
  privateNotes?: string | null | undefined;
  recurrence?: RecurrenceInput | null | undefined;
  requirementIds?: ReadonlyArray<string> | null | undefined;
  specialInstructions?: string | null | undefined;
  type?: GigType | null | undefined;
  validateOnly?: boolean | null | undefined;
};
export type ShiftLineInput = {
  date: string;
  description?: string | null | undefined;
  endTime: string;
  places: number;
  skillId: string;
  startTime: string;
  unpaidBreakMinutes?: number | null | undefined;
  wageCents: number;
};
export type NetworkStepsInput = {
  groupHours?: number | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  networkHours?: number | null | undefined;
};
export type RecurrenceInput = {
  frequency: RecurrenceFrequency;
  interval?: number;
  occurrence?: number | null | undefined;
  until?: string | null | undefined;
  weekdays?: ReadonlyArray<Weekday>;
};
export type postGigsMutation$variables = {
  input: PostGigsInput;
};
export type postGigsMutation$data = {
  readonly postGigs: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly gigs: ReadonlyArray<{
      readonly databaseId: number;
      readonly event: {
        readonly databaseId: number;
      } | null | undefined;
      readonly id: string;
      readonly startTime: string;
      readonly status: GigStatus;
    }> | null | undefined;
  };
};
export type postGigsMutation = {
  response: postGigsMutation$data;
  variables: postGigsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
      "name": "code",
      "storageKey": null
    },
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "postGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PostGigsPayload",
        "kind": "LinkedField",
        "name": "postGigs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Gig",
            "kind": "LinkedField",
            "name": "gigs",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Event",
                "kind": "LinkedField",
                "name": "event",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "postGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PostGigsPayload",
        "kind": "LinkedField",
        "name": "postGigs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Gig",
            "kind": "LinkedField",
            "name": "gigs",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Event",
                "kind": "LinkedField",
                "name": "event",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d237d4a90165f658da6f286f87d6057c",
    "metadata": {},
    "name": "postGigsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "639992698e5bd76254c8fb27ccd7e58d";

export default node;
