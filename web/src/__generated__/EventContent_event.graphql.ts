/**
 * @generated SignedSource<<761822d9fd55917686fc1425f3839b00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventContent_event$data = {
  readonly id: string;
  readonly shifts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CoverageMatrix_shifts" | "EventCost_shifts" | "EventLeads_shifts" | "EventShifts_shifts">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event" | "EventHeader_event" | "EventLeads_event" | "EventShifts_event">;
  readonly " $fragmentType": "EventContent_event";
};
export type EventContent_event$key = {
  readonly " $data"?: EventContent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventContent_event">;
};

import EventContentPaginationQuery_graphql from './EventContentPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "shifts"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": EventContentPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "EventContent_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventHeader_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventActions_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventShifts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLeads_event"
    },
    {
      "alias": "shifts",
      "args": null,
      "concreteType": "EventShiftConnection",
      "kind": "LinkedField",
      "name": "__EventContent_shifts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventShiftEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EventShift",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CoverageMatrix_shifts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventShifts_shifts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventCost_shifts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventLeads_shifts"
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "dd56c2fbef432c287949373192880f34";

export default node;
