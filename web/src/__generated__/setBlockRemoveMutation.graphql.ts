/**
 * @generated SignedSource<<5d33496098ff5f109c0b4d26b07c433c>>
 * @relayHash 6160fcd3333568af9971e3d3bd15ba18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6160fcd3333568af9971e3d3bd15ba18

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProBlockReason = "BLOCKED_BY_PLATFORM_ADMIN" | "CANCELLED_CALLED_OUT" | "CANCELLED_CONFIRMED_PRO" | "COMPLETED_GIG_AFTER_PAYMENT" | "%future added value";
export type UnblockProInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proId: string;
};
export type setBlockRemoveMutation$variables = {
  input: UnblockProInput;
};
export type setBlockRemoveMutation$data = {
  readonly unblockPro: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly proAtLocation: {
      readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
    } | null | undefined;
    readonly removedBlock: {
      readonly feedback: string | null | undefined;
      readonly reason: ProBlockReason;
    } | null | undefined;
  };
};
export type setBlockRemoveMutation = {
  response: setBlockRemoveMutation$data;
  variables: setBlockRemoveMutation$variables;
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
  "concreteType": "ProBlock",
  "kind": "LinkedField",
  "name": "removedBlock",
  "plural": false,
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
      "kind": "ScalarField",
      "name": "feedback",
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
    "name": "setBlockRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnblockProPayload",
        "kind": "LinkedField",
        "name": "unblockPro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "proAtLocation",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProBadges_atLocation"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "setBlockRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnblockProPayload",
        "kind": "LinkedField",
        "name": "unblockPro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "proAtLocation",
            "plural": false,
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6160fcd3333568af9971e3d3bd15ba18",
    "metadata": {},
    "name": "setBlockRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ed121e0dcb8d1fc2dac3eb449383609";

export default node;
