/**
 * @generated SignedSource<<c9f891b3446f180ffea02f5c39bc4f7c>>
 * @relayHash 5f92e59304f0a5d6344a390612d16c27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f92e59304f0a5d6344a390612d16c27

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProBlockReason = "BLOCKED_BY_PLATFORM_ADMIN" | "CANCELLED_CALLED_OUT" | "CANCELLED_CONFIRMED_PRO" | "COMPLETED_GIG_AFTER_PAYMENT" | "%future added value";
export type BlockProInput = {
  clientMutationId?: string | null | undefined;
  feedback?: string | null | undefined;
  locationIds: ReadonlyArray<string>;
  proId: string;
  reason: ProBlockReason;
};
export type setBlockAddMutation$variables = {
  input: BlockProInput;
};
export type setBlockAddMutation$data = {
  readonly blockPro: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly pro: {
      readonly " $fragmentSpreads": FragmentRefs<"ProBadges_pro">;
    } | null | undefined;
  };
};
export type setBlockAddMutation = {
  response: setBlockAddMutation$data;
  variables: setBlockAddMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setBlockAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlockProPayload",
        "kind": "LinkedField",
        "name": "blockPro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProBadges_pro"
              }
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
    "name": "setBlockAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlockProPayload",
        "kind": "LinkedField",
        "name": "blockPro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "badges",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isBlocked",
                "storageKey": null
              },
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
    "id": "5f92e59304f0a5d6344a390612d16c27",
    "metadata": {},
    "name": "setBlockAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2732dfc9f5010b5961266c91d17a4632";

export default node;
