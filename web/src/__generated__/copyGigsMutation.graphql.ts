/**
 * @generated SignedSource<<8730fb30aa98eb8eaef7b00f79c72da6>>
 * @relayHash 2b3d3fee3c2357f7a40ba9bcabee6342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b3d3fee3c2357f7a40ba9bcabee6342

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type CopyGigsInput = {
  clientMutationId?: string | null | undefined;
  gigIds?: ReadonlyArray<string> | null | undefined;
  locationId: string;
  toWeekOf: string;
  validateOnly?: boolean | null | undefined;
  weekOf: string;
};
export type copyGigsMutation$variables = {
  input: CopyGigsInput;
};
export type copyGigsMutation$data = {
  readonly copyGigs: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly results: ReadonlyArray<{
      readonly copiedGig: {
        readonly endTime: string;
        readonly fill: {
          readonly places: number;
        };
        readonly id: string;
        readonly skill: {
          readonly name: string;
        };
        readonly startTime: string;
        readonly timeZone: string | null | undefined;
      } | null | undefined;
      readonly endTime: string | null | undefined;
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly gig: {
        readonly id: string;
      } | null | undefined;
      readonly sameGig: {
        readonly id: string;
      } | null | undefined;
      readonly startTime: string | null | undefined;
    }> | null | undefined;
  };
};
export type copyGigsMutation = {
  response: copyGigsMutation$data;
  variables: copyGigsMutation$variables;
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
  "name": "startTime",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endTime",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Gig",
  "kind": "LinkedField",
  "name": "sameGig",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "GigFill",
  "kind": "LinkedField",
  "name": "fill",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Gig",
  "kind": "LinkedField",
  "name": "gig",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v13 = {
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
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "copyGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyGigsPayload",
        "kind": "LinkedField",
        "name": "copyGigs",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "copiedGig",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Skill",
                    "kind": "LinkedField",
                    "name": "skill",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
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
    "name": "copyGigsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyGigsPayload",
        "kind": "LinkedField",
        "name": "copyGigs",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "copiedGig",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Skill",
                    "kind": "LinkedField",
                    "name": "skill",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b3d3fee3c2357f7a40ba9bcabee6342",
    "metadata": {},
    "name": "copyGigsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4448bb6cb3d8bf49bcfe7e0fa48e7ec8";

export default node;
