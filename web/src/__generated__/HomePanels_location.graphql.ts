/**
 * @generated SignedSource<<68275766126219355eb6a103476cf7ce>>
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
    readonly openPlaces: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HomeCosts_home" | "HomeHeader_home" | "HomeItems_home" | "HomeSetup_home" | "HomeWeek_home">;
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
            "name": "HomeWeek_home"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeCosts_home"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeSetup_home"
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

(node as any).hash = "ab121701880903fe0ba341e1087237eb";

export default node;
