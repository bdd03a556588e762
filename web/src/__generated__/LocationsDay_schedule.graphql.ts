/**
 * @generated SignedSource<<be889b6d0552bc2fbc5c6b85b9b44ece>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationsDay_schedule$data = {
  readonly from: string;
  readonly gigs: ReadonlyArray<{
    readonly gig: {
      readonly confirmed: number;
      readonly endTime: string;
      readonly places: number;
      readonly startTime: string;
    };
    readonly location: {
      readonly databaseId: number;
      readonly timeZone: string | null | undefined;
    };
    readonly pros: ReadonlyArray<{
      readonly attendance: {
        readonly state: AttendanceState;
      } | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"LocationDay_gigs" | "NextShift_gig">;
  }>;
  readonly isTruncated: boolean;
  readonly " $fragmentType": "LocationsDay_schedule";
};
export type LocationsDay_schedule$key = {
  readonly " $data"?: LocationsDay_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationsDay_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationsDay_schedule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffedGig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "places",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmed",
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
              "name": "timeZone",
              "storageKey": null
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NextShift_gig"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LocationDay_gigs"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DaySchedule",
  "abstractKey": null
};

(node as any).hash = "d254b65985bb73483e0f3b7251eb40b6";

export default node;
