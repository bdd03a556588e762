/**
 * @generated SignedSource<<5934c57ccbc72e6549df44ffffcb35d1>>
 * @relayHash 25d68f5c2f6de0d67d3878971abda652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25d68f5c2f6de0d67d3878971abda652

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteProAtLocationsInput = {
  clientMutationId?: string | null | undefined;
  locationIds: ReadonlyArray<string>;
  proId: string;
};
export type favoriteEverywhereAddMutation$variables = {
  input: FavoriteProAtLocationsInput;
};
export type favoriteEverywhereAddMutation$data = {
  readonly favoriteProAtLocations: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly pro: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
    } | null | undefined;
  };
};
export type favoriteEverywhereAddMutation = {
  response: favoriteEverywhereAddMutation$data;
  variables: favoriteEverywhereAddMutation$variables;
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
    "name": "favoriteEverywhereAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProAtLocationsPayload",
        "kind": "LinkedField",
        "name": "favoriteProAtLocations",
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
    "name": "favoriteEverywhereAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProAtLocationsPayload",
        "kind": "LinkedField",
        "name": "favoriteProAtLocations",
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
    "id": "25d68f5c2f6de0d67d3878971abda652",
    "metadata": {},
    "name": "favoriteEverywhereAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee86b25300b9cf3a4613f2ac6304256e";

export default node;
