/**
 * @generated SignedSource<<dac0dabc5564d85c31e176d245ce1f80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddNoteButton_location$data = {
  readonly id: string;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "AddNoteButton_location";
};
export type AddNoteButton_location$key = {
  readonly " $data"?: AddNoteButton_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteButton_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddNoteButton_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "edc51e9a9085e616953c278422bf9221";

export default node;
