/**
 * @generated SignedSource<<6a23b6bf300504ba768d9851fb4bed68>>
 * @relayHash 189232f9a97c354f0c85e24510111151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 189232f9a97c354f0c85e24510111151

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
    readonly proAtLocation: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
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
    "id": "189232f9a97c354f0c85e24510111151",
    "metadata": {},
    "name": "favoriteEverywhereRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c8af5cd8ed55ad8881dcea199d365bd";

export default node;
