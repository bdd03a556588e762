/**
 * @generated SignedSource<<5f5b4ab3ffcd530f03686fbeedfad764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProNoteEntry_note$data = {
  readonly authorName: string;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly isShared: boolean;
  readonly text: string;
  readonly " $fragmentType": "ProNoteEntry_note";
};
export type ProNoteEntry_note$key = {
  readonly " $data"?: ProNoteEntry_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProNoteEntry_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProNoteEntry_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "ProNote",
  "abstractKey": null
};

(node as any).hash = "aa3df138b6584233d4b735a11acdff98";

export default node;
