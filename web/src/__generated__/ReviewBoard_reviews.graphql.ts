/**
 * @generated SignedSource<<6c04a09f6f1d2cbd5e2cf5cb9e64879d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewBoard_reviews$data = ReadonlyArray<{
  readonly applications: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_application" | "ReviewOverlays_applications" | "useReviewWork_applications">;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"openCount_applications">;
  } | null | undefined;
  readonly gig: {
    readonly fill: {
      readonly openApplications: number;
    };
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"useGigApplicationsLive_location">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewColumn_gig">;
  } | null | undefined;
  readonly gigDatabaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTabs_reviews" | "useReviewAccess_reviews">;
  readonly " $fragmentType": "ReviewBoard_reviews";
}>;
export type ReviewBoard_reviews$key = ReadonlyArray<{
  readonly " $data"?: ReviewBoard_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewBoard_reviews">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "count"
    },
    {
      "kind": "RootArgument",
      "name": "stage"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReviewBoard_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gigDatabaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewTabs_reviews"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReviewAccess_reviews"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gig",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GigFill",
            "kind": "LinkedField",
            "name": "fill",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openApplications",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useGigApplicationsLive_location"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReviewColumn_gig"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
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
            "name": "first",
            "variableName": "count"
          }
        ],
        "concreteType": "GigApplicationConnection",
        "kind": "LinkedField",
        "name": "applications",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "openCount_applications",
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
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
                    "name": "databaseId",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useReviewWork_applications"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewCard_application"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewOverlays_applications"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "GigReview",
  "abstractKey": null
};

(node as any).hash = "816c3bfa72043fcb8d9e6d9ede84a6b8";

export default node;
