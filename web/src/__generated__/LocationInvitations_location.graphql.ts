/**
 * @generated SignedSource<<e2e4c4d8292199f66fa35e4793fe679b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationInvitations_location$data = {
  readonly id: string;
  readonly invitations: {
    readonly connectionId: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"InvitationTable_invitations">;
      };
    }>;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "LocationInvitations_location";
};
export type LocationInvitations_location$key = {
  readonly " $data"?: LocationInvitations_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationInvitations_location">;
};

import LocationInvitationsPaginationQuery_graphql from './LocationInvitationsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "invitations"
];
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
      "operation": LocationInvitationsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "LocationInvitations_location",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "invitations",
      "args": [
        {
          "kind": "Literal",
          "name": "statuses",
          "value": [
            "SUBMITTED",
            "ERROR",
            "EXPIRED"
          ]
        }
      ],
      "concreteType": "LocationInvitationConnection",
      "kind": "LinkedField",
      "name": "__LocationInvitations_invitations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LocationInvitationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LocationInvitation",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InvitationTable_invitations"
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
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": "connectionId",
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": "__LocationInvitations_invitations_connection(statuses:[\"SUBMITTED\",\"ERROR\",\"EXPIRED\"])"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "4d51bf9dc99dd4115e12329832e67fc3";

export default node;
