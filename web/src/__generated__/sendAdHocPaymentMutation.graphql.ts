/**
 * @generated SignedSource<<e1ed215a5febdc5a109e4ff097069b51>>
 * @relayHash a3b41fd72a2c460d0a786acddb4e0e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3b41fd72a2c460d0a786acddb4e0e7d

import type { ConcreteRequest } from 'relay-runtime';
export type AdHocPaymentErrorCode = "ACCOUNT_CLOSED" | "CARD_DECLINED" | "CHARGE_REVERSED" | "DEBIT_RETURNED" | "DUPLICATE" | "GATEWAY_ERROR" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_DOES_NOT_EXIST" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "PRO_NOT_PAYABLE" | "%future added value";
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
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
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
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
  "concreteType": "AdHocPaymentError",
  "kind": "LinkedField",
  "name": "error",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdHocPayment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdHocPayment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "a3b41fd72a2c460d0a786acddb4e0e7d",
    "metadata": {},
    "name": "sendAdHocPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fe435214f93338bbbfdabfda9d148fb";

export default node;
