/**
 * @generated SignedSource<<e2b7093a892887d36d5df38dce8cd045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePanels_location$data = {
  readonly daySchedule: {
    readonly " $fragmentSpreads": FragmentRefs<"TodayBoard_schedule">;
  } | null | undefined;
  readonly home: {
    readonly days: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"HomeWeek_days">;
    }>;
    readonly openPlaces: number | null | undefined;
    readonly weeks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"HomeCosts_weeks">;
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HomeHeader_home" | "HomeItems_home" | "HomeSetup_home">;
  } | null | undefined;
  readonly name: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "HomePanels_location";
};
export type HomePanels_location$key = {
  readonly " $data"?: HomePanels_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePanels_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePanels_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "days",
            "value": 1
          }
        ],
        "concreteType": "DaySchedule",
        "kind": "LinkedField",
        "name": "daySchedule",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TodayBoard_schedule"
          }
        ],
        "storageKey": "daySchedule(days:1)"
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openPlaces",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeHeader_home"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeItems_home"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeSetup_home"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HomeDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HomeWeek_days"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "HomeWeek",
              "kind": "LinkedField",
              "name": "weeks",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HomeCosts_weeks"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "a05857ed8304bba29f13f34193c8a3f0";

export default node;
