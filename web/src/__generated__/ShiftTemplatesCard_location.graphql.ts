/**
 * @generated SignedSource<<de4618371f42ec64d946ac290f86b8da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplatesCard_location$data = {
  readonly id: string;
  readonly shiftTemplates: ReadonlyArray<{
    readonly endTime: string;
    readonly id: string;
    readonly startTime: string;
    readonly unpaidBreakMinutes: number;
  }> | null | undefined;
  readonly " $fragmentType": "ShiftTemplatesCard_location";
};
export type ShiftTemplatesCard_location$key = {
  readonly " $data"?: ShiftTemplatesCard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplatesCard_location">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShiftTemplatesCard_location",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ShiftTemplate",
        "kind": "LinkedField",
        "name": "shiftTemplates",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unpaidBreakMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "0af083da4f6a267450ec696eda77e000";

export default node;
