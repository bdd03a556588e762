/**
 * @generated SignedSource<<cd5a318d91d48d7c0f901b187b9d27a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallList_schedule$data = {
  readonly gigs: ReadonlyArray<{
    readonly gig: {
      readonly skillName: string;
      readonly " $fragmentSpreads": FragmentRefs<"CallListRow_gig">;
    };
    readonly pros: ReadonlyArray<{
      readonly attendance: {
        readonly state: AttendanceState;
      } | null | undefined;
      readonly id: string;
      readonly pro: {
        readonly displayName: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CallAllButton_applications" | "CallListRow_application">;
    }>;
  }>;
  readonly " $fragmentType": "CallList_schedule";
};
export type CallList_schedule$key = {
  readonly " $data"?: CallList_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallList_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallList_schedule",
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
              "name": "skillName",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CallListRow_gig"
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
                  "name": "displayName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CallAllButton_applications"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CallListRow_application"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DaySchedule",
  "abstractKey": null
};

(node as any).hash = "00e6a8da0331e66c02adc5721d93401e";

export default node;
