/**
 * @generated SignedSource<<ffcfd7281ef4839ac41bf6d5d34e57b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GeoLogAction = "GEO_FENCE_ENTERED" | "GEO_FENCE_EXITED" | "UNKNOWN" | "%future added value";
export type GeoLogOccasion = "CLOCK_IN" | "CLOCK_OUT" | "CROSSING" | "%future added value";
export type GeoLogReviewReason = "COARSE_PRECISION" | "LONG_ABSENCE" | "PUNCH_OUTSIDE" | "%future added value";
export type PositionPrecision = "COARSE" | "FINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GeoLogRow_log$data = {
  readonly action: GeoLogAction;
  readonly awayUntil: string | null | undefined;
  readonly distanceMeters: number | null | undefined;
  readonly fence: {
    readonly radiusMeters: number;
  } | null | undefined;
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
  } | null | undefined;
  readonly isFlagged: boolean;
  readonly loggedAt: string;
  readonly occasion: GeoLogOccasion;
  readonly precision: PositionPrecision;
  readonly pro: {
    readonly displayName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly reviewReasons: ReadonlyArray<GeoLogReviewReason>;
  readonly " $fragmentSpreads": FragmentRefs<"GeoLogMap_log" | "GeoLogReviewing_log">;
  readonly " $fragmentType": "GeoLogRow_log";
};
export type GeoLogRow_log$key = {
  readonly " $data"?: GeoLogRow_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeoLogRow_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GeoLogRow_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occasion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "precision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distanceMeters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loggedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFlagged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewReasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeoFence",
      "kind": "LinkedField",
      "name": "fence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "radiusMeters",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GeoLogMap_log"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GeoLogReviewing_log"
    }
  ],
  "type": "GeoLog",
  "abstractKey": null
};

(node as any).hash = "4313fb5a6cbaaad019f826c64fba7fc2";

export default node;
