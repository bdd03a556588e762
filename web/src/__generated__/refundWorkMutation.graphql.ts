/**
 * @generated SignedSource<<96d184a6adb180d7a47a42351b941e4f>>
 * @relayHash 0ff854e699bddd416b2b283aac0db0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff854e699bddd416b2b283aac0db0cf

import type { ConcreteRequest } from 'relay-runtime';
export type RefundWay = "INVOICE" | "PAYMENT_METHOD" | "%future added value";
export type RefundWorkInput = {
  amountCents: number;
  applicationId: string;
  clientMutationId?: string | null | undefined;
  reason: string;
  validateOnly?: boolean | null | undefined;
};
export type refundWorkMutation$variables = {
  input: RefundWorkInput;
};
export type refundWorkMutation$data = {
  readonly refundWork: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly refunds: ReadonlyArray<{
      readonly way: RefundWay | null | undefined;
    }> | null | undefined;
  };
};
export type refundWorkMutation = {
  response: refundWorkMutation$data;
  variables: refundWorkMutation$variables;
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
    "concreteType": "RefundWorkPayload",
    "kind": "LinkedField",
    "name": "refundWork",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refunds",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "way",
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
    "name": "refundWorkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refundWorkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ff854e699bddd416b2b283aac0db0cf",
    "metadata": {},
    "name": "refundWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22eecb1a5cd21e8619e5a0847c87f448";

export default node;
