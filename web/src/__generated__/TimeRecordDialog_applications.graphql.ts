/**
 * @generated SignedSource<<aa4372efa0394e2598ddcd650b5d9865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeRecordDialog_applications$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"problemAmong_application">;
  readonly " $fragmentType": "TimeRecordDialog_applications";
}>;
export type TimeRecordDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: TimeRecordDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeRecordDialog_applications">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TimeRecordDialog_applications",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "problemAmong_application",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "workTimesOf_application",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkingHours",
              "kind": "LinkedField",
              "name": "workingHours",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "c2d535bdbcb864a2db470a468d757579";

export default node;
