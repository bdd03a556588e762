/**
 * @generated SignedSource<<79f125c93392042e09271040acb4f2cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProNotes_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteButton_pro">;
  readonly " $fragmentType": "ProNotes_pro";
};
export type ProNotes_pro$key = {
  readonly " $data"?: ProNotes_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProNotes_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProNotes_pro",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddNoteButton_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "a84814b03dc37be1f2838479c32b35b3";

export default node;
