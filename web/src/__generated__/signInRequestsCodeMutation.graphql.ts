/**
 * @generated SignedSource<<adb9b093e1e29cb99c99f9aa97f31005>>
 * @relayHash 7cbd3cd04ad131ffba75a89bcc1c4d6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cbd3cd04ad131ffba75a89bcc1c4d6c

import type { ConcreteRequest } from 'relay-runtime';
export type SignInCodePurpose = "CHANGE_ADDRESS" | "SIGN_IN" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type RequestSignInCodeInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  purpose?: SignInCodePurpose;
  returnTo?: string | null | undefined;
};
export type signInRequestsCodeMutation$variables = {
  input: RequestSignInCodeInput;
};
export type signInRequestsCodeMutation$data = {
  readonly requestSignInCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly details: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly resendAfterSeconds: number | null | undefined;
  };
};
export type signInRequestsCodeMutation = {
  response: signInRequestsCodeMutation$data;
  variables: signInRequestsCodeMutation$variables;
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
    "concreteType": "RequestSignInCodePayload",
    "kind": "LinkedField",
    "name": "requestSignInCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resendAfterSeconds",
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
    "name": "signInRequestsCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInRequestsCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7cbd3cd04ad131ffba75a89bcc1c4d6c",
    "metadata": {},
    "name": "signInRequestsCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "342ba8a59df3e14986e17b9bd9a785ef";

export default node;
