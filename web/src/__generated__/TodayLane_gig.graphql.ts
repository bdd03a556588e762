/**
 * @generated SignedSource<<20ffb743e85911d480de784846972401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TodayLane_gig$data = {
  readonly gig: {
    readonly confirmed: number;
    readonly databaseId: number;
    readonly endTime: string;
    readonly eventName: string | null | undefined;
    readonly noShows: number | null | undefined;
    readonly offered: number | null | undefined;
    readonly places: number;
    readonly selected: number;
    readonly skillName: string;
    readonly startTime: string;
    readonly " $fragmentSpreads": FragmentRefs<"placesToOffer_gig">;
  };
  readonly pros: ReadonlyArray<{
    readonly attendance: {
      readonly state: AttendanceState;
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduledPro_application">;
  }>;
  readonly " $fragmentType": "TodayLane_gig";
};
export type TodayLane_gig$key = {
  readonly " $data"?: TodayLane_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodayLane_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "places",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selected",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TodayLane_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarGig",
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
          "kind": "ScalarField",
          "name": "skillName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventName",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "placesToOffer_gig",
          "selections": [
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
              "name": "listStatus",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "pros",
      "plural": true,
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
          "concreteType": "Attendance",
          "kind": "LinkedField",
          "name": "attendance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScheduledPro_application"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffedGig",
  "abstractKey": null
};
})();

(node as any).hash = "115df32454375571a0c30b32ad270eb1";

export default node;
