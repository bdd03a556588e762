/**
 * @generated SignedSource<<ab4ff983335a7b8928682c0fe51d854f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProNotes_location$data = {
  readonly id: string;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteButton_location">;
  readonly " $fragmentType": "ProNotes_location";
};
export type ProNotes_location$key = {
  readonly " $data"?: ProNotes_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProNotes_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProNotes_location",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddNoteButton_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "f650c0de056b1e5da6495cb937255fff";

export default node;
