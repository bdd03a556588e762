/**
 * @generated SignedSource<<d8db46534bd70c7b676d28a0ba0ae2e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowActs_application$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RefusedAct_application">;
  readonly " $fragmentType": "RowActs_application";
};
export type RowActs_application$key = {
  readonly " $data"?: RowActs_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowActs_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RowActs_application",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefusedAct_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "661dee5cd0629d068fc62d3a59b2bc79";

export default node;
