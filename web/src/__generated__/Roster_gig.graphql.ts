/**
 * @generated SignedSource<<26bf4fee404c086442fc07cc61b57952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Roster_gig$data = {
  readonly id: string;
  readonly location: {
    readonly databaseId: number;
    readonly id: string;
    readonly viewerCanManageBlocks: boolean | null | undefined;
  } | null | undefined;
  readonly roster: ReadonlyArray<{
    readonly id: string;
    readonly pro: {
      readonly displayName: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RosterBulkBar_applications" | "RosterDialogs_applications" | "RosterTable_applications" | "RosterToolbar_applications" | "SignInSheet_applications" | "readRosterPro_application" | "useReviews_applications" | "useRosterWork_applications">;
  }> | null | undefined;
  readonly viewerCanRecordAttendance: boolean | null | undefined;
  readonly viewerCannotRecordAttendanceReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_gig" | "RosterTable_gig" | "RosterToolbar_gig" | "SignInSheet_gig" | "readRosterFill_gig">;
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
  "name": "startTime",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endTime",
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
          "kind": "InlineDataFragmentSpread",
          "name": "readRosterPro_application",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/)
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
      "name": "readRosterFill_gig",
      "selections": [
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
        (v2/*:: as any*/),
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
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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

(node as any).hash = "7fffd4395b70ea1942c427396874b572";

export default node;
