/**
 * @generated SignedSource<<e33efbe0147d17401ea9618cab53f004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareDialog_applications$data = ReadonlyArray<{
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly matchScore: number | null | undefined;
  readonly pro: {
    readonly city: string | null | undefined;
    readonly displayName: string;
    readonly performance: {
      readonly calloutCount: number;
      readonly completionPercentage: number | null | undefined;
      readonly gigsWorked: number;
      readonly noShowCount: number;
      readonly rating: number | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_pro">;
  };
  readonly proAtLocation: {
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConflictList_application">;
  readonly " $fragmentType": "CompareDialog_applications";
}>;
export type CompareDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: CompareDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CompareDialog_applications",
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
      "name": "matchScore",
      "storageKey": null
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
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Skill",
            "kind": "LinkedField",
            "name": "skill",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProPerformance",
          "kind": "LinkedField",
          "name": "performance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gigsWorked",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completionPercentage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "calloutCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noShowCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProBadges_pro"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
            "name": "ProBadges_atLocation"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConflictList_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "51ae176db7f8178c2b2756e96ee446c7";

export default node;
