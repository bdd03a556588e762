/**
 * @generated SignedSource<<0c77cc389b8d0b2294b82674fe929a54>>
 * @relayHash e1205d29e776e89165654d569c52d0a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1205d29e776e89165654d569c52d0a6

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
    readonly prosAtLocations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
    }>;
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
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "prosAtLocations",
            "plural": true,
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
            "concreteType": "ProAtLocation",
            "kind": "LinkedField",
            "name": "prosAtLocations",
            "plural": true,
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
    "id": "e1205d29e776e89165654d569c52d0a6",
    "metadata": {},
    "name": "favoriteEverywhereAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16163a33dd849bf30b3a4c4deba9d646";

export default node;
