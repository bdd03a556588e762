/**
 * @generated SignedSource<<ef218559d57156ddaba24050e24c4667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigOffers_gig$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly offers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GigOffer_offer">;
      };
    }>;
  } | null | undefined;
  readonly startCountsAsPast: boolean;
  readonly status: GigStatus;
  readonly timeZone: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "GigOffers_gig";
};
export type GigOffers_gig$key = {
  readonly " $data"?: GigOffers_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigOffers_gig">;
};

import GigOffersPaginationQuery_graphql from './GigOffersPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "offers"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
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
      "operation": GigOffersPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "GigOffers_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCountsAsPast",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "offers",
        "args": null,
        "concreteType": "DirectOfferConnection",
        "kind": "LinkedField",
        "name": "__GigOffers_offers_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DirectOfferEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DirectOffer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GigOffer_offer"
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
      "to": "NULL"
    },
    (v1/*:: as any*/)
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "2f612d1a71d1034ad12218e5b2034772";

export default node;
