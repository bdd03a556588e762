/**
 * @generated SignedSource<<c5da39afb4a58d24bb2e650c7e153c94>>
 * @relayHash c728fa9692b95a635f0542f182c3de93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c728fa9692b95a635f0542f182c3de93

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteProsInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proIds: ReadonlyArray<string>;
};
export type favoriteProsMutation$variables = {
  input: FavoriteProsInput;
};
export type favoriteProsMutation$data = {
  readonly favoritePros: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly proAtLocation: {
        readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
      } | null | undefined;
      readonly proId: string;
    }>;
  };
};
export type favoriteProsMutation = {
  response: favoriteProsMutation$data;
  variables: favoriteProsMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "favoriteProsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProsPayload",
        "kind": "LinkedField",
        "name": "favoritePros",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FavoriteResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
    "name": "favoriteProsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProsPayload",
        "kind": "LinkedField",
        "name": "favoritePros",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FavoriteResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c728fa9692b95a635f0542f182c3de93",
    "metadata": {},
    "name": "favoriteProsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5d92ada99b4dffb113305b9b824c50e";

export default node;
