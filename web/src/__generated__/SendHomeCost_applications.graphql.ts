/**
 * @generated SignedSource<<41a9b7a4bb0b09b416535d3e73119acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SendHomeCost_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly shiftBreaks: ReadonlyArray<{
    readonly endTime: string | null | undefined;
    readonly startTime: string;
  }>;
  readonly timePunches: ReadonlyArray<{
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly workingHours: {
    readonly endTime: string;
    readonly originalEndTime: string | null | undefined;
    readonly originalStartTime: string | null | undefined;
    readonly startTime: string;
  };
  readonly " $fragmentType": "SendHomeCost_applications";
}>;
export type SendHomeCost_applications$key = ReadonlyArray<{
  readonly " $data"?: SendHomeCost_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeCost_applications">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v1 = {
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
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SendHomeCost_applications",
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
      "concreteType": "WorkingHours",
      "kind": "LinkedField",
      "name": "workingHours",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalStartTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalEndTime",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "e63499c9e0cd106a9c3678e470b67467";

export default node;
