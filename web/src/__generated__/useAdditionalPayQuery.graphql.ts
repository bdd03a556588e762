/**
 * @generated SignedSource<<a922845391f5682821c7c8751e2114fd>>
 * @relayHash 1c75d5868331cc6247dec0a2367d99d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c75d5868331cc6247dec0a2367d99d4

import type { ConcreteRequest } from 'relay-runtime';
export type useAdditionalPayQuery$variables = {
  applicationId: string;
  endTime: string;
  startTime: string;
};
export type useAdditionalPayQuery$data = {
  readonly node: {
    readonly additionalPay?: {
      readonly amount: {
        readonly amountCents: number;
      };
      readonly minutes: number;
    } | null | undefined;
  } | null | undefined;
};
export type useAdditionalPayQuery = {
  response: useAdditionalPayQuery$data;
  variables: useAdditionalPayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "applicationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "applicationId"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "endTime",
          "variableName": "endTime"
        },
        {
          "kind": "Variable",
          "name": "startTime",
          "variableName": "startTime"
        }
      ],
      "concreteType": "AdditionalPay",
      "kind": "LinkedField",
      "name": "additionalPay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amountCents",
              "storageKey": null
            }
          ],
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAdditionalPayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAdditionalPayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "1c75d5868331cc6247dec0a2367d99d4",
    "metadata": {},
    "name": "useAdditionalPayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cad786df1299a3bcaafa10d90f189e5c";

export default node;
