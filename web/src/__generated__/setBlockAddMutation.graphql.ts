/**
 * @generated SignedSource<<73212e29a903d57b62dac58b377d60b6>>
 * @relayHash 033e6390b456b8d7424d700d0255a51f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 033e6390b456b8d7424d700d0255a51f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProBlockReason = "BLOCKED_BY_PLATFORM_ADMIN" | "CANCELLED_CALLED_OUT" | "CANCELLED_CONFIRMED_PRO" | "COMPLETED_GIG_AFTER_PAYMENT" | "%future added value";
export type BlockProInput = {
  clientMutationId?: string | null | undefined;
  feedback?: string | null | undefined;
  locationIds: ReadonlyArray<string>;
  proId: string;
  reason: ProBlockReason;
  validateOnly?: boolean | null | undefined;
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
    readonly prosAtLocations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
    }>;
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
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "prosAtLocations",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProBadges_atLocation"
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
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "prosAtLocations",
            "plural": true,
            "selections": [
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
    "id": "033e6390b456b8d7424d700d0255a51f",
    "metadata": {},
    "name": "setBlockAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b145dcaa53ef2af2172848faf526bcf7";

export default node;
