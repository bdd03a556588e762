/**
 * @generated SignedSource<<c170f75b65b266f46677b72222b05228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddNoteButton_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentType": "AddNoteButton_pro";
};
export type AddNoteButton_pro$key = {
  readonly " $data"?: AddNoteButton_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddNoteButton_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddNoteButton_pro",
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
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "7bb2dd81b29469cbb0fd73befc85f899";

export default node;
