/**
 * @generated SignedSource<<5cb439f432a09969864528b084156563>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayScheduleDays_schedule$data = {
  readonly from: string;
  readonly gigs: ReadonlyArray<{
    readonly gig: {
      readonly id: string;
      readonly startTime: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"StaffedShift_gig">;
  }>;
  readonly until: string;
  readonly " $fragmentType": "DayScheduleDays_schedule";
};
export type DayScheduleDays_schedule$key = {
  readonly " $data"?: DayScheduleDays_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayScheduleDays_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DayScheduleDays_schedule",
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
      "name": "until",
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
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startTime",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StaffedShift_gig"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DaySchedule",
  "abstractKey": null
};

(node as any).hash = "e159bf5370c8a0521e6a660b591402bf";

export default node;
