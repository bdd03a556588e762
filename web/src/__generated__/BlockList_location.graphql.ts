/**
 * @generated SignedSource<<de569f5511d7ff787a114a24aff6743e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockList_location$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly proBlocks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number | null | undefined;
        readonly pro: {
          readonly atLocation: {
            readonly isBlocked: boolean | null | undefined;
          };
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"BlockRow_block">;
      };
    }>;
  } | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "BlockList_location";
};
export type BlockList_location$key = {
  readonly " $data"?: BlockList_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockList_location">;
};

import BlockListPaginationQuery_graphql from './BlockListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "proBlocks"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "locationId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": BlockListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "BlockList_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": "proBlocks",
      "args": null,
      "concreteType": "ProBlockConnection",
      "kind": "LinkedField",
      "name": "__BlockList_proBlocks_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProBlockEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProBlock",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                      "args": [
                        {
                          "kind": "Variable",
                          "name": "locationDatabaseId",
                          "variableName": "locationId"
                        }
                      ],
                      "concreteType": "ProAtLocation",
                      "kind": "LinkedField",
                      "name": "atLocation",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "CatchField",
                          "field": {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isBlocked",
                            "storageKey": null
                          },
                          "to": "NULL"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BlockRow_block"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "010bd4f873a1b3eabe6313fc2efb3907";

export default node;
