/**
 * @generated SignedSource<<a1d6b831574821a8fa2dd861d5e4f624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffedShift_gig$data = {
  readonly gig: {
    readonly databaseId: number;
    readonly endTime: string;
    readonly eventName: string | null | undefined;
    readonly skillName: string;
    readonly startTime: string;
    readonly status: GigStatus;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
})();

(node as any).hash = "af920947c5ae403ba0768ff6e5b3351e";

export default node;
