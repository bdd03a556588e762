/**
 * @generated SignedSource<<139101e4a29bd40189a9080753910332>>
 * @relayHash 7890a3d1e2b8e6ce01e36d443fbae368
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7890a3d1e2b8e6ce01e36d443fbae368

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfavoriteProInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proId: string;
};
export type setFavoriteRemoveMutation$variables = {
  input: UnfavoriteProInput;
};
export type setFavoriteRemoveMutation$data = {
  readonly unfavoritePro: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly proAtLocation: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
    } | null | undefined;
  };
};
export type setFavoriteRemoveMutation = {
  response: setFavoriteRemoveMutation$data;
  variables: setFavoriteRemoveMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setFavoriteRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnfavoriteProPayload",
        "kind": "LinkedField",
        "name": "unfavoritePro",
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
                "name": "FavoriteToggle_atLocation"
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
    "name": "setFavoriteRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnfavoriteProPayload",
        "kind": "LinkedField",
        "name": "unfavoritePro",
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
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFavorite",
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
    "id": "7890a3d1e2b8e6ce01e36d443fbae368",
    "metadata": {},
    "name": "setFavoriteRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bcaa29fb4ac2bbb344ea560dc219ae7";

export default node;
