/**
 * @generated SignedSource<<bfae6e71a817c9c0b709b743f8b7d40e>>
 * @relayHash 5c39395e336ef03849f293d371e2c343
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c39395e336ef03849f293d371e2c343

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfavoriteProEverywhereInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proId: string;
};
export type favoriteEverywhereRemoveMutation$variables = {
  input: UnfavoriteProEverywhereInput;
};
export type favoriteEverywhereRemoveMutation$data = {
  readonly unfavoriteProEverywhere: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly pro: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
    } | null | undefined;
  };
};
export type favoriteEverywhereRemoveMutation = {
  response: favoriteEverywhereRemoveMutation$data;
  variables: favoriteEverywhereRemoveMutation$variables;
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
    "name": "favoriteEverywhereRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnfavoriteProEverywherePayload",
        "kind": "LinkedField",
        "name": "unfavoriteProEverywhere",
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
    "name": "favoriteEverywhereRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnfavoriteProEverywherePayload",
        "kind": "LinkedField",
        "name": "unfavoriteProEverywhere",
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
    "id": "5c39395e336ef03849f293d371e2c343",
    "metadata": {},
    "name": "favoriteEverywhereRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12d66531cf911203494e786956bd3c90";

export default node;
