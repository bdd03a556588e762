/**
 * @generated SignedSource<<3f07e2348a77eac45fb3fdc7bb84ec74>>
 * @relayHash 4253ac576c09f73d4cb9df81cd1e9868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4253ac576c09f73d4cb9df81cd1e9868

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteProInput = {
  clientMutationId?: string | null | undefined;
  locationId: string;
  proId: string;
};
export type setFavoriteAddMutation$variables = {
  input: FavoriteProInput;
};
export type setFavoriteAddMutation$data = {
  readonly favoritePro: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly proAtLocation: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
    } | null | undefined;
  };
};
export type setFavoriteAddMutation = {
  response: setFavoriteAddMutation$data;
  variables: setFavoriteAddMutation$variables;
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
    "name": "setFavoriteAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProPayload",
        "kind": "LinkedField",
        "name": "favoritePro",
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
    "name": "setFavoriteAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FavoriteProPayload",
        "kind": "LinkedField",
        "name": "favoritePro",
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
    "id": "4253ac576c09f73d4cb9df81cd1e9868",
    "metadata": {},
    "name": "setFavoriteAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56509753106083ce3ddad87738eb1b27";

export default node;
