/**
 * @generated SignedSource<<f7b60745a4d0ee394c8c23a558fe2a42>>
 * @relayHash e55f0328dfd1f0b06f06a53a2ead877b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e55f0328dfd1f0b06f06a53a2ead877b

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
    readonly pro: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
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
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FavoriteToggle_pro"
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
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
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
                "name": "displayName",
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
    "id": "e55f0328dfd1f0b06f06a53a2ead877b",
    "metadata": {},
    "name": "setFavoriteRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd71156ceb3599b17c14b714b138732c";

export default node;
