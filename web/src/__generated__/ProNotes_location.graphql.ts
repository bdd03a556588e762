/**
 * @generated SignedSource<<746b0d87a5832517781fea39eb35a03f>>
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
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "1f69628e3e621032a7a7236e0b649ab3";

export default node;
