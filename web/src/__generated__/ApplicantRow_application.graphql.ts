/**
 * @generated SignedSource<<999353ffff657b723ed2e4166911540e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantRow_application$data = {
  readonly id: string;
  readonly isMissing: boolean | null | undefined;
  readonly pro: {
    readonly city: string | null | undefined;
    readonly displayName: string;
    readonly performance: {
      readonly gigsWorked: number;
      readonly rating: number | null | undefined;
    } | null | undefined;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro" | "ProAvatar_pro" | "ProBadges_pro">;
  };
  readonly proAtLocation: {
    readonly distanceMiles: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation" | "ProBadges_atLocation">;
  } | null | undefined;
  readonly selectionExplanation: string | null | undefined;
  readonly status: ApplicationStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantActions_application" | "ApplicationStatusBadge_application" | "ConflictList_application" | "MatchPicture_application">;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionExplanation",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "distanceMiles",
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProBadges_atLocation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavoriteToggle_atLocation"
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
      "name": "ConflictList_application"
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

(node as any).hash = "bf36d4e57f93d527512cf2b2cd09a5c7";

export default node;
