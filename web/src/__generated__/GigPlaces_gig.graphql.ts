/**
 * @generated SignedSource<<5ef1669ad8d8f4c03ca099752bb09655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type GigPlaces_gig$data = {
  readonly fill: {
    readonly confirmed: number;
    readonly places: number;
  };
  readonly roster: Result<ReadonlyArray<{
    readonly attendance: {
      readonly state: AttendanceState;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CallAllButton_applications">;
  }> | null | undefined, unknown>;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCode_gig" | "GigSlots_gig" | "PlaceList_gig" | "currentGigPhase_gig">;
  readonly " $fragmentType": "GigPlaces_gig";
};
export type GigPlaces_gig$key = {
  readonly " $data"?: GigPlaces_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigPlaces_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confirmed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigPlaces_gig",
  "selections": [
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigApplication",
        "kind": "LinkedField",
        "name": "roster",
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CallAllButton_applications"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceList_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigSlots_gig"
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
          "concreteType": "GigFill",
          "kind": "LinkedField",
          "name": "fill",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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
      "name": "CheckInCode_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "b4ef0351c123e390766eac0a37bfaad0";

export default node;
