/**
 * @generated SignedSource<<e4dab3d299341a85ee71fb694d59496c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PunchType = "CLOCK_IN" | "CLOCK_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdjustHoursDialog_application$data = {
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly shiftBreaks: ReadonlyArray<{
    readonly databaseId: number;
    readonly endTime: string | null | undefined;
    readonly startTime: string;
  }>;
  readonly timePunches: ReadonlyArray<{
    readonly isAutomatic: boolean;
    readonly time: string;
    readonly type: PunchType;
  }>;
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentType": "AdjustHoursDialog_application";
};
export type AdjustHoursDialog_application$key = {
  readonly " $data"?: AdjustHoursDialog_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application">;
};

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
    "throwOnFieldError": true
  },
  "name": "AdjustHoursDialog_application",
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
        (v1/*:: as any*/)
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAutomatic",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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

(node as any).hash = "50e5b530052baa60d81495d3b94ce2dc";

export default node;
