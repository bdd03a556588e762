/**
 * @generated SignedSource<<ebae96236e714796e32649b17e8d1e18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantList_gig$data = {
  readonly advice?: {
    readonly " $fragmentSpreads": FragmentRefs<"adviceRefetch_gig">;
  } | null | undefined;
  readonly applications: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly stage: ApplicantStage;
        readonly " $fragmentSpreads": FragmentRefs<"ApplicantDialogs_applications" | "ApplicantProfile_application" | "ApplicantTable_applications" | "useApplicantWork_applications" | "useProfileWalk_applications">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ApplicantList_gig";
};
export type ApplicantList_gig$key = {
  readonly " $data"?: ApplicantList_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantList_gig">;
};

import ApplicantListPaginationQuery_graphql from './ApplicantListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "applications"
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
      "name": "orderBy"
    },
    {
      "kind": "RootArgument",
      "name": "stage"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withAdvice"
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
      "operation": ApplicantListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ApplicantList_gig",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "condition": "withAdvice",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "adviceRefetch_gig"
              }
            ],
            "type": "Gig",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "advice"
        }
      ]
    },
    {
      "alias": "applications",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "stage",
              "variableName": "stage"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "concreteType": "GigApplicationConnection",
      "kind": "LinkedField",
      "name": "__ApplicantList_applications_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GigApplicationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GigApplication",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "stage",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useApplicantWork_applications"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApplicantDialogs_applications"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useProfileWalk_applications"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApplicantTable_applications"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApplicantProfile_application"
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
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "50f13673fb5a8e9227742a7e4b7ee65b";

export default node;
