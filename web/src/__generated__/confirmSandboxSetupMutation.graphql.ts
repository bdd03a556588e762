/**
 * @generated SignedSource<<7147b8ad0409cbfb36e15a0cf426a6ad>>
 * @relayHash 4c892c2ab48271258adb25664a21afb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c892c2ab48271258adb25664a21afb4

import type { ConcreteRequest } from 'relay-runtime';
export type SandboxSetupStatus = "PENDING_VERIFICATION" | "REQUIRES_APPROVAL" | "SUCCEEDED" | "%future added value";
export type TestCard = "DECLINED" | "DECLINED_LATER" | "DELAYED_BANK" | "EXPIRED_LATER" | "INSUFFICIENT_FUNDS" | "PARTLY_REVERSED" | "REFUSING_BANK" | "REQUIRES_ACTION" | "RETURNING_BANK" | "RETURNING_LATER" | "REVERSED_IN_VAIN" | "REVERSED_LATER" | "SLOW_BANK" | "SUCCESS" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type ConfirmSandboxSetupInput = {
  clientMutationId?: string | null | undefined;
  clientSecret: string;
  holderName: string;
  isApproved?: boolean | null | undefined;
  testCard: TestCard;
};
export type confirmSandboxSetupMutation$variables = {
  input: ConfirmSandboxSetupInput;
};
export type confirmSandboxSetupMutation$data = {
  readonly confirmSandboxSetup: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly paymentMethodId: string | null | undefined;
    readonly status: SandboxSetupStatus | null | undefined;
  };
};
export type confirmSandboxSetupMutation = {
  response: confirmSandboxSetupMutation$data;
  variables: confirmSandboxSetupMutation$variables;
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
    "concreteType": "ConfirmSandboxSetupPayload",
    "kind": "LinkedField",
    "name": "confirmSandboxSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentMethodId",
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
    "name": "confirmSandboxSetupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmSandboxSetupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c892c2ab48271258adb25664a21afb4",
    "metadata": {},
    "name": "confirmSandboxSetupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "920b2c28f03654f19a96f85241d8bdef";

export default node;
