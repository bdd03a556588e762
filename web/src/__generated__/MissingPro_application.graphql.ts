/**
 * @generated SignedSource<<51fdcb747f44d8090002d07e0bbdbe60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingPro_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly id: string;
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly timePunches: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application" | "RowActs_application">;
  readonly " $fragmentType": "MissingPro_application";
};
export type MissingPro_application$key = {
  readonly " $data"?: MissingPro_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingPro_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MissingPro_application",
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
      "concreteType": "TimePunch",
      "kind": "LinkedField",
      "name": "timePunches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
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
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttendanceBadge_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowActs_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "e253b06d8c8d5decfbfe0067a91592a8";

export default node;
