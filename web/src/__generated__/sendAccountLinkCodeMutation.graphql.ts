/**
 * @generated SignedSource<<606fc0e0c5eacac2d9d14049b35b30dd>>
 * @relayHash c2d0e9f452483e3dee6bb0adcb95d905
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d0e9f452483e3dee6bb0adcb95d905

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type SendAccountLinkCodeInput = {
  accountId: string;
  clientMutationId?: string | null | undefined;
};
export type sendAccountLinkCodeMutation$variables = {
  input: SendAccountLinkCodeInput;
};
export type sendAccountLinkCodeMutation$data = {
  readonly sendAccountLinkCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly details: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type sendAccountLinkCodeMutation = {
  response: sendAccountLinkCodeMutation$data;
  variables: sendAccountLinkCodeMutation$variables;
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
    "concreteType": "SendAccountLinkCodePayload",
    "kind": "LinkedField",
    "name": "sendAccountLinkCode",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserErrorDetail",
            "kind": "LinkedField",
            "name": "details",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
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
    "name": "sendAccountLinkCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendAccountLinkCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c2d0e9f452483e3dee6bb0adcb95d905",
    "metadata": {},
    "name": "sendAccountLinkCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a80aa7ce30049af4f3281fa573d4483";

export default node;
