/**
 * @generated SignedSource<<d357853b1fefd3495ea7febc92ebbb80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplatePicker_location$data = {
  readonly shiftTemplates: ReadonlyArray<{
    readonly endTime: string;
    readonly id: string;
    readonly startTime: string;
    readonly unpaidBreakMinutes: number;
  }> | null | undefined;
  readonly " $fragmentType": "ShiftTemplatePicker_location";
};
export type ShiftTemplatePicker_location$key = {
  readonly " $data"?: ShiftTemplatePicker_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplatePicker_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShiftTemplatePicker_location",
  "selections": [
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

(node as any).hash = "37f9e5755ab542960eec2c1652e534da";

export default node;
