/**
 * @generated SignedSource<<caf03746c237b892663a6aea4eacc1da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewCard_application$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
    } | null | undefined;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro" | "ProBadges_pro">;
  };
  readonly proAtLocation: {
    readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
  } | null | undefined;
  readonly stage: ApplicantStage;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application" | "ConflictList_application" | "MatchPicture_application">;
  readonly " $fragmentType": "ReviewCard_application";
};
export type ReviewCard_application$key = {
  readonly " $data"?: ReviewCard_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewCard_application",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
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
          "name": "uuid",
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProBadges_pro"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
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
      "name": "MatchPicture_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationStatusBadge_application"
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

(node as any).hash = "e86a30a75a89237bfd748af66d7a8dc9";

export default node;
