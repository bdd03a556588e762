/**
 * @generated SignedSource<<8dedec9fdca1fc7e21b4b67c19c51582>>
 * @relayHash 632fe30daf398d926727e5dc7285ebba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 632fe30daf398d926727e5dc7285ebba

import type { ConcreteRequest } from 'relay-runtime';
export type CardNetwork = "SANDBOX" | "STRIPE" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type StartPaymentSetupInput = {
  clientMutationId?: string | null | undefined;
  ownerId: string;
};
export type startPaymentSetupMutation$variables = {
  input: StartPaymentSetupInput;
};
export type startPaymentSetupMutation$data = {
  readonly startPaymentSetup: {
    readonly clientSecret: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly network: CardNetwork | null | undefined;
    readonly publishableKey: string | null | undefined;
  };
};
export type startPaymentSetupMutation = {
  response: startPaymentSetupMutation$data;
  variables: startPaymentSetupMutation$variables;
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
    "concreteType": "StartPaymentSetupPayload",
    "kind": "LinkedField",
    "name": "startPaymentSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "network",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientSecret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishableKey",
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
    "name": "startPaymentSetupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startPaymentSetupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "632fe30daf398d926727e5dc7285ebba",
    "metadata": {},
    "name": "startPaymentSetupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6cc0683bcb9c842b39eb194464541d0";

export default node;
