/**
 * @generated SignedSource<<1d726b2d90313ec8c4030b608d584396>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantRow_application$data = {
  readonly id: string;
  readonly matchScore: number | null | undefined;
  readonly pro: {
    readonly city: string | null | undefined;
    readonly displayName: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
    } | null | undefined;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro" | "ProBadges_pro">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantActions_application" | "ApplicationStatusBadge_application">;
  readonly " $fragmentType": "ApplicantRow_application";
};
export type ApplicantRow_application$key = {
  readonly " $data"?: ApplicantRow_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantRow_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantRow_application",
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
          "name": "FavoriteToggle_pro"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationStatusBadge_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantActions_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "5cd7263fb1aad5ba587a18457467da3f";

export default node;
