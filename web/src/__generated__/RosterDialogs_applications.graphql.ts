/**
 * @generated SignedSource<<199d1f559a6f44d1cf41d8b963b0d249>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_applications$data = ReadonlyArray<{
  readonly attendance: {
    readonly state: AttendanceState;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProsDialog_applications" | "SendHomeDialog_applications" | "TextProsDialog_applications" | "TimeRecordDialog_applications">;
  readonly " $fragmentType": "RosterDialogs_applications";
}>;
export type RosterDialogs_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterDialogs_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterDialogs_applications",
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
      "name": "ReviewProsDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextProsDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeRecordDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "02c6b1414bbf6ae10067451b692b9218";

export default node;
