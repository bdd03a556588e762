/**
 * @generated SignedSource<<d374ac19d10cf7d04445340f4e90ebee>>
 * @relayHash fc57b654cfb19582679ff2e4a8f3edd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc57b654cfb19582679ff2e4a8f3edd0

import type { ConcreteRequest } from 'relay-runtime';
export type AdHocPaymentErrorCode = "ACCOUNT_CLOSED" | "CARD_DECLINED" | "CHARGE_REVERSED" | "DEBIT_RETURNED" | "DUPLICATE" | "GATEWAY_ERROR" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_DOES_NOT_EXIST" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "PRO_NOT_PAYABLE" | "%future added value";
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ALREADY_EXISTS" | "CARD_DECLINED" | "CODE_EXPIRED" | "CODE_INVALID" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "EXPIRED" | "FORBIDDEN" | "GIG_FULL" | "INVALID" | "INVALID_TRANSITION" | "INVARIANT" | "LAST_ADMIN" | "NOT_FOUND" | "OWN_ROLE" | "PAYMENT_METHOD_MISSING" | "PAYOUT_ACCOUNT_MISSING" | "RATE_LIMITED" | "REQUIRED" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "UNKNOWN" | "UNSUPPORTED" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
export type SendAdHocPaymentInput = {
  amountCents: number;
  applicationId: string;
  chargesBusiness?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  employmentType?: WorkerType | null | undefined;
  endTime?: string | null | undefined;
  reason: AdHocPaymentReason;
  startTime?: string | null | undefined;
  validateOnly?: boolean | null | undefined;
};
export type sendAdHocPaymentMutation$variables = {
  input: SendAdHocPaymentInput;
};
export type sendAdHocPaymentMutation$data = {
  readonly sendAdHocPayment: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly payment: {
      readonly error: {
        readonly code: AdHocPaymentErrorCode | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type sendAdHocPaymentMutation = {
  response: sendAdHocPaymentMutation$data;
  variables: sendAdHocPaymentMutation$variables;
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
  "name": "code",
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AdHocPaymentError",
  "kind": "LinkedField",
  "name": "error",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendAdHocPaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendAdHocPaymentPayload",
        "kind": "LinkedField",
        "name": "sendAdHocPayment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdHocPayment",
            "kind": "LinkedField",
            "name": "payment",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendAdHocPaymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendAdHocPaymentPayload",
        "kind": "LinkedField",
        "name": "sendAdHocPayment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdHocPayment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "fc57b654cfb19582679ff2e4a8f3edd0",
    "metadata": {},
    "name": "sendAdHocPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "824cc36e6fd567f03dd19db85f0d171c";

export default node;
