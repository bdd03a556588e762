/**
 * @generated SignedSource<<e641994506e919e63e1487dd96491ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterRow_application$data = {
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

(node as any).hash = "31dec74b4885ed57de36599ac0f8d6cf";

export default node;
