/**
 * @generated SignedSource<<60c7e87cc16cd95c5e8dcc8f70fbcfc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RosterRow_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly id: string;
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro" | "ProAvatar_pro">;
  };
  readonly proAtLocation: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application" | "ProReview_application" | "RowActs_application" | "TimeRecords_application" | "useRecordCorrections_application">;
  readonly " $fragmentType": "RosterRow_application";
};
export type RosterRow_application$key = {
  readonly " $data"?: RosterRow_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterRow_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterRow_application",
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
      "name": "phoneNumber",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FavoriteToggle_pro"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProAtLocation",
        "kind": "LinkedField",
        "name": "proAtLocation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavoriteToggle_atLocation"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttendanceBadge_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeRecords_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowActs_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProReview_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecordCorrections_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "b9a06247acb12732567a9a84987d2549";

export default node;
