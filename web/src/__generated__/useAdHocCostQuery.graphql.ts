/**
 * @generated SignedSource<<219a304eb3cefbeb46f35e91c1c8d50e>>
 * @relayHash 99e85ecb380baf2ac32da4c9d935f3a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e85ecb380baf2ac32da4c9d935f3a9

import type { ConcreteRequest } from 'relay-runtime';
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
export type useAdHocCostQuery$variables = {
  amountCents: number;
  applicationId: string;
  employmentType?: WorkerType | null | undefined;
  reason: AdHocPaymentReason;
};
export type useAdHocCostQuery$data = {
  readonly node: {
    readonly adHocPaymentCost?: {
      readonly backgroundCheckFee: {
        readonly amountCents: number;
      };
      readonly paymentAmount: {
        readonly amountCents: number;
      };
      readonly paymentGatewayFee: {
        readonly amountCents: number;
      };
      readonly platformFee: {
        readonly amountCents: number;
      };
      readonly proAmount: {
        readonly amountCents: number;
      };
      readonly tipAmount: {
        readonly amountCents: number;
      };
      readonly tippingFee: {
        readonly amountCents: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useAdHocCostQuery = {
  response: useAdHocCostQuery$data;
  variables: useAdHocCostQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amountCents"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "applicationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "employmentType"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "applicationId"
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "amountCents",
          "variableName": "amountCents"
        },
        {
          "kind": "Variable",
          "name": "employmentType",
          "variableName": "employmentType"
        },
        {
          "kind": "Variable",
          "name": "reason",
          "variableName": "reason"
        }
      ],
      "concreteType": "AdHocPaymentCost",
      "kind": "LinkedField",
      "name": "adHocPaymentCost",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "proAmount",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paymentAmount",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tipAmount",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tippingFee",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "platformFee",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "backgroundCheckFee",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paymentGatewayFee",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAdHocCostQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAdHocCostQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "99e85ecb380baf2ac32da4c9d935f3a9",
    "metadata": {},
    "name": "useAdHocCostQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fef08325b8863b91311a642f28ac3c1";

export default node;
