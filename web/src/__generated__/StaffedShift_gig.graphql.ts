/**
 * @generated SignedSource<<65eb6f6f327d5b2a79239bf3ce42e675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffedShift_gig$data = {
  readonly gig: {
    readonly databaseId: number;
    readonly endTime: string;
    readonly eventName: string | null | undefined;
    readonly skillName: string;
    readonly startTime: string;
    readonly " $fragmentSpreads": FragmentRefs<"OpenPlaces_gig" | "placesToOffer_gig">;
  };
  readonly pros: ReadonlyArray<{
    readonly attendance: {
      readonly state: AttendanceState;
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduledPro_application">;
  }>;
  readonly " $fragmentType": "StaffedShift_gig";
};
export type StaffedShift_gig$key = {
  readonly " $data"?: StaffedShift_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffedShift_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffedShift_gig",
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
              "name": "listStatus",
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
              "name": "selected",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenPlaces_gig"
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

(node as any).hash = "466adca78613cdffffd66444cfc28704";

export default node;
