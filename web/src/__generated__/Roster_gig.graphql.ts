/**
 * @generated SignedSource<<b9fc6654abd19955dc47ea9d75e46da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Roster_gig$data = {
  readonly endTime: string;
  readonly fill: {
    readonly places: number;
    readonly selected: number;
  };
  readonly id: string;
  readonly location: {
    readonly databaseId: number;
    readonly id: string;
    readonly viewerCanManageBlocks: boolean | null | undefined;
  } | null | undefined;
  readonly roster: ReadonlyArray<{
    readonly attendance: {
      readonly since: string;
      readonly state: AttendanceState;
    } | null | undefined;
    readonly id: string;
    readonly pro: {
      readonly displayName: string;
    };
    readonly workingHours: {
      readonly endTime: string;
      readonly startTime: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RosterBulkBar_applications" | "RosterDialogs_applications" | "RosterTable_applications" | "RosterToolbar_applications" | "SignInSheet_applications" | "useReviews_applications" | "useRosterWork_applications">;
  }> | null | undefined;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly viewerCanRecordAttendance: boolean | null | undefined;
  readonly viewerCannotRecordAttendanceReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_gig" | "RosterTable_gig" | "RosterToolbar_gig" | "SignInSheet_gig" | "currentGigPhase_gig">;
  readonly " $fragmentType": "Roster_gig";
};
export type Roster_gig$key = {
  readonly " $data"?: Roster_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"Roster_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endTime",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Roster_gig",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
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
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanRecordAttendance",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotRecordAttendanceReason",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManageBlocks",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "roster",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "since",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkingHours",
          "kind": "LinkedField",
          "name": "workingHours",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v1/*:: as any*/)
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
          "name": "useRosterWork_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useReviews_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RosterToolbar_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RosterBulkBar_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RosterTable_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RosterDialogs_applications"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInSheet_applications"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "currentGigPhase_gig",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "GigFill",
          "kind": "LinkedField",
          "name": "fill",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RosterToolbar_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RosterTable_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RosterDialogs_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignInSheet_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "02ada2def7bb5c44154a2e790c5abae1";

export default node;
