/**
 * @generated SignedSource<<c0e371f160e42cb53b76abf22ae0350a>>
 * @relayHash 7069f0fc5740e7ee693ac1d4eb2c37ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7069f0fc5740e7ee693ac1d4eb2c37ee

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type ImportGigsInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  rows: ReadonlyArray<ImportedRowInput>;
  validateOnly?: boolean | null | undefined;
};
export type ImportedRowInput = {
  contactName?: string | null | undefined;
  contactPhone?: string | null | undefined;
  line: ShiftLineInput;
  specialInstructions?: string | null | undefined;
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
export type importGigsMutation$variables = {
  input: ImportGigsInput;
};
export type importGigsMutation$data = {
  readonly importGigs: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
        readonly path: ReadonlyArray<string>;
      }>;
      readonly gig: {
        readonly id: string;
      } | null | undefined;
      readonly sameGig: {
        readonly databaseId: number;
      } | null | undefined;
    }> | null | undefined;
  };
};
export type importGigsMutation = {
  response: importGigsMutation$data;
  variables: importGigsMutation$variables;
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
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Gig",
  "kind": "LinkedField",
  "name": "gig",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
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
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "importGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportGigsPayload",
        "kind": "LinkedField",
        "name": "importGigs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostedGigResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "sameGig",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
    "name": "importGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportGigsPayload",
        "kind": "LinkedField",
        "name": "importGigs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostedGigResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "sameGig",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7069f0fc5740e7ee693ac1d4eb2c37ee",
    "metadata": {},
    "name": "importGigsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11fd52accacecae205e8ae4d0f3f1965";

export default node;
