/**
 * @generated SignedSource<<57d7f48744db94f61ac219518969ef48>>
 * @relayHash 93074107fa0b3c9bb58b232e4beebdd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93074107fa0b3c9bb58b232e4beebdd3

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
    readonly pro: {
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
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
    "id": "93074107fa0b3c9bb58b232e4beebdd3",
    "metadata": {},
    "name": "setFavoriteAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0fd42e564c1995819f8c5f20a647d401";

export default node;
