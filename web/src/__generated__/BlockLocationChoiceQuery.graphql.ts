/**
 * @generated SignedSource<<1914638e79274d3a58249e60492413f0>>
 * @relayHash 93355f5216ea6918ec01c1cdc7abe453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93355f5216ea6918ec01c1cdc7abe453

import type { ConcreteRequest } from 'relay-runtime';
export type BlockLocationChoiceQuery$variables = Record<PropertyKey, never>;
export type BlockLocationChoiceQuery$data = {
  readonly viewer: {
    readonly activeLocations: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly viewerCanManageBlocks: boolean | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type BlockLocationChoiceQuery = {
  response: BlockLocationChoiceQuery$data;
  variables: BlockLocationChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanManageBlocks",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BlockLocationChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "activeLocations",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BlockLocationChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "activeLocations",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "93355f5216ea6918ec01c1cdc7abe453",
    "metadata": {},
    "name": "BlockLocationChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41f81d75574cb9f75b16b0159c85b717";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
