/**
 * @generated SignedSource<<575d562919f93033f8a42d02cfd22cc2>>
 * @relayHash a714325872c85aa887380a94c45b65a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a714325872c85aa887380a94c45b65a0

import type { ConcreteRequest } from 'relay-runtime';
export type SendHomeReason = "ATTIRE" | "CONDUCT" | "FEWER_PROS_NEEDED" | "LATE" | "OTHER" | "%future added value";
export type useSendHomeCostQuery$variables = {
  applicationIds: ReadonlyArray<string>;
  gigId: string;
};
export type useSendHomeCostQuery$data = {
  readonly sendHomeCosts: ReadonlyArray<{
    readonly lines: ReadonlyArray<{
      readonly amount: {
        readonly amountCents: number;
      };
      readonly label: string;
    }>;
    readonly reason: SendHomeReason;
    readonly total: {
      readonly amountCents: number;
    };
  }> | null | undefined;
};
export type useSendHomeCostQuery = {
  response: useSendHomeCostQuery$data;
  variables: useSendHomeCostQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "applicationIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gigId"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "applicationIds",
        "variableName": "applicationIds"
      },
      {
        "kind": "Variable",
        "name": "gigId",
        "variableName": "gigId"
      }
    ],
    "concreteType": "SendHomeCost",
    "kind": "LinkedField",
    "name": "sendHomeCosts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PayLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendHomeCostQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendHomeCostQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a714325872c85aa887380a94c45b65a0",
    "metadata": {},
    "name": "useSendHomeCostQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c02c46bb2fe7c79d0af273e8fb905a28";

export default node;
