/**
 * @generated SignedSource<<b9b3e994aa9c7aaef4b48a6b7e7b8289>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefusedAct_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly shiftBreaks: ReadonlyArray<{
    readonly databaseId: number;
    readonly endTime: string | null | undefined;
    readonly recordedByName: string | null | undefined;
    readonly startTime: string;
  }>;
  readonly timePunches: ReadonlyArray<{
    readonly databaseId: number;
    readonly recordedByName: string | null | undefined;
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly " $fragmentType": "RefusedAct_application";
};
export type RefusedAct_application$key = {
  readonly " $data"?: RefusedAct_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusedAct_application">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordedByName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RefusedAct_application",
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
      "alias": null,
      "args": null,
      "concreteType": "TimePunch",
      "kind": "LinkedField",
      "name": "timePunches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShiftBreak",
      "kind": "LinkedField",
      "name": "shiftBreaks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "662a97353774e4e501d71013568769ba";

export default node;
