/**
 * @generated SignedSource<<ea30926a8ecbe505737ea0884645f16b>>
 * @relayHash 691d26248d5868d310c1b7f2de7e2939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691d26248d5868d310c1b7f2de7e2939

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppMode = "BOTH" | "GIGSTER" | "STAFFER" | "%future added value";
export type InvitationScope = "LOCATION" | "ORGANIZATION" | "%future added value";
export type InvitationStatus = "ACCEPTED" | "ERROR" | "EXPIRED" | "SUBMITTED" | "%future added value";
export type SignUpScreenQuery$variables = {
  isInvited: boolean;
  scope: InvitationScope;
  token: string;
};
export type SignUpScreenQuery$data = {
  readonly invitationPreview?: {
    readonly organizationName: string | null | undefined;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly viewer: {
    readonly appMode: AppMode;
    readonly firstName: string;
    readonly isPlatformAdmin: boolean;
    readonly managedLocations: ReadonlyArray<{
      readonly __typename: "ManagedLocation";
    }>;
    readonly managerProfile: {
      readonly __typename: "ManagerProfile";
    } | null | undefined;
    readonly organizationRoles: ReadonlyArray<{
      readonly __typename: "OrganizationRole";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_query">;
};
export type SignUpScreenQuery = {
  response: SignUpScreenQuery$data;
  variables: SignUpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isInvited"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "scope"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "appMode",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPlatformAdmin",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagedLocation",
  "kind": "LinkedField",
  "name": "managedLocations",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "OrganizationRole",
  "kind": "LinkedField",
  "name": "organizationRoles",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagerProfile",
  "kind": "LinkedField",
  "name": "managerProfile",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "scope",
      "variableName": "scope"
    },
    {
      "kind": "Variable",
      "name": "token",
      "variableName": "token"
    }
  ],
  "concreteType": "InvitationPreview",
  "kind": "LinkedField",
  "name": "invitationPreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SignUpScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "NULL"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SignUpForm_user"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isInvited",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
            "to": "NULL"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SignUpForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPhoneVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TermsAcceptance",
            "kind": "LinkedField",
            "name": "termsAcceptance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isInvited",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v8/*:: as any*/)
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stateCode",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ManagerSkill",
        "kind": "LinkedField",
        "name": "managerSkills",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "691d26248d5868d310c1b7f2de7e2939",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2ab8c73049a520a5be9ddd2516be733";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
