/**
 * @generated SignedSource<<73a938b4bb463cdcb83da25c4d013929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimeRecords_application$data = {
  readonly flaggedGeoLogCount: number | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly shiftBreaks: ReadonlyArray<{
    readonly databaseId: number;
    readonly endTime: string | null | undefined;
    readonly note: string | null | undefined;
    readonly recordedByName: string | null | undefined;
    readonly startTime: string;
  }>;
  readonly timePunches: ReadonlyArray<{
    readonly databaseId: number;
    readonly isAutomatic: boolean;
    readonly isCheckIn: boolean;
    readonly note: string | null | undefined;
    readonly recordedByName: string | null | undefined;
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BreakNote_application">;
  readonly " $fragmentType": "TimeRecords_application";
};
export type TimeRecords_application$key = {
  readonly " $data"?: TimeRecords_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeRecords_application">;
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
  "name": "note",
  "storageKey": null
},
v2 = {
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
  "name": "TimeRecords_application",
  "selections": [
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAutomatic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCheckIn",
          "storageKey": null
        }
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flaggedGeoLogCount",
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
      "name": "BreakNote_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "b3c5dc352ed1a42b898e0351dc835ccf";

export default node;
