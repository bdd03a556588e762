/**
 * @generated SignedSource<<fbee8e168df5613fc836de6e1a86a466>>
 * @relayHash 0a057bffa8c0e251d52f2f1521a21214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a057bffa8c0e251d52f2f1521a21214

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustHoursInput = {
  applicationId: string;
  breaks?: ReadonlyArray<StatedBreakInput> | null | undefined;
  clientMutationId?: string | null | undefined;
  endTime: string;
  reason: string;
  startTime: string;
  validateOnly?: boolean | null | undefined;
};
export type StatedBreakInput = {
  databaseId?: number | null | undefined;
  endTime: string;
  startTime: string;
};
export type HoursCostMutation$variables = {
  input: AdjustHoursInput;
};
export type HoursCostMutation$data = {
  readonly adjustHours: {
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
export type HoursCostMutation = {
  response: HoursCostMutation$data;
  variables: HoursCostMutation$variables;
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
    "concreteType": "AdjustHoursPayload",
    "kind": "LinkedField",
    "name": "adjustHours",
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
    "name": "HoursCostMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HoursCostMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0a057bffa8c0e251d52f2f1521a21214",
    "metadata": {},
    "name": "HoursCostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47de2edadf4443084044536f0aaa0568";

export default node;
