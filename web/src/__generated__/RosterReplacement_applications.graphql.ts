/**
 * @generated SignedSource<<7e523b4b8f3f2774dd58f55f8e626506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RosterReplacement_applications$data = ReadonlyArray<{
  readonly attendance: {
    readonly state: AttendanceState;
  } | null | undefined;
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "RosterReplacement_applications";
}>;
export type RosterReplacement_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterReplacement_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterReplacement_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterReplacement_applications",
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "0bedb2ae967e5e33b6a513d7ed2409cf";

export default node;
