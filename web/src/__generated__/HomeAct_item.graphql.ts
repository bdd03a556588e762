/**
 * @generated SignedSource<<1382a508195a99281388912c50723f42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeAct_item$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WaitingAct_item">;
  readonly " $fragmentType": "HomeAct_item";
};
export type HomeAct_item$key = {
  readonly " $data"?: HomeAct_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeAct_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeAct_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingAct_item"
    }
  ],
  "type": "HomeItem",
  "abstractKey": null
};

(node as any).hash = "e7c659bb46f961dfd039c9b8a0384a58";

export default node;
