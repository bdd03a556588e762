/**
 * @generated SignedSource<<07095fe426e2b2c939c02d7f41590c08>>
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
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "7a24f5ebb907406dceaa3a9ffd589db0";

export default node;
