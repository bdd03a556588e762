/**
 * @generated SignedSource<<1227a09dd4492ea551045ab1a3fd86ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodayBoard_schedule$data = {
  readonly gigs: ReadonlyArray<{
    readonly gig: {
      readonly endTime: string;
      readonly id: string;
      readonly startTime: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TodayLane_gig">;
  }>;
  readonly " $fragmentType": "TodayBoard_schedule";
};
export type TodayBoard_schedule$key = {
  readonly " $data"?: TodayBoard_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodayBoard_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TodayBoard_schedule",
  "selections": [
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
              "name": "id",
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TodayLane_gig"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DaySchedule",
  "abstractKey": null
};

(node as any).hash = "931f107cf90defbb3001ca5ced163303";

export default node;
