/**
 * @generated SignedSource<<4f45f1340ec07e88eb48c9eb2dd55c43>>
 * @relayHash 88c59f27145cdd9e325446d42481e3be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c59f27145cdd9e325446d42481e3be

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type OpenCustomerPortalInput = {
  clientMutationId?: string | null | undefined;
  ownerId: string;
  returnPath: string;
};
export type openCustomerPortalMutation$variables = {
  input: OpenCustomerPortalInput;
};
export type openCustomerPortalMutation$data = {
  readonly openCustomerPortal: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly url: string | null | undefined;
  };
};
export type openCustomerPortalMutation = {
  response: openCustomerPortalMutation$data;
  variables: openCustomerPortalMutation$variables;
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
    "concreteType": "OpenCustomerPortalPayload",
    "kind": "LinkedField",
    "name": "openCustomerPortal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
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
            "name": "code",
            "storageKey": null
          },
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
    "name": "openCustomerPortalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openCustomerPortalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "88c59f27145cdd9e325446d42481e3be",
    "metadata": {},
    "name": "openCustomerPortalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2d39fae5d43e6a2d1010dfe4f0c97df";

export default node;
