/**
 * @generated SignedSource<<e7768d9c539ffed15a2ee79fdabf2490>>
 * @relayHash 71d34aef15e6403815e963e347157519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71d34aef15e6403815e963e347157519

import type { ConcreteRequest } from 'relay-runtime';
export type CalledOutBy = "BUSINESS" | "PRO" | "%future added value";
export type CallOutProsInput = {
  applicationIds: ReadonlyArray<string>;
  calledOutBy: CalledOutBy;
  clientMutationId?: string | null | undefined;
  gigId: string;
  validateOnly?: boolean | null | undefined;
};
export type CallOutCostMutation$variables = {
  input: CallOutProsInput;
};
export type CallOutCostMutation$data = {
  readonly callOutPros: {
    readonly costChange: {
      readonly after: {
        readonly amountCents: number;
        readonly currency: string;
      };
      readonly before: {
        readonly amountCents: number;
        readonly currency: string;
      };
    } | null | undefined;
  };
};
export type CallOutCostMutation = {
  response: CallOutCostMutation$data;
  variables: CallOutCostMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CallOutProsPayload",
    "kind": "LinkedField",
    "name": "callOutPros",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostChange",
        "kind": "LinkedField",
        "name": "costChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "before",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "after",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "name": "CallOutCostMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallOutCostMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "71d34aef15e6403815e963e347157519",
    "metadata": {},
    "name": "CallOutCostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cfb74a29947972b4861cbb0ec64273b6";

export default node;
