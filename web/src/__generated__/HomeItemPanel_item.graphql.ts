/**
 * @generated SignedSource<<3f718d92ced04a3a89e216e1fe30e51d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeItemPanel_item$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeAct_item">;
  readonly " $fragmentType": "HomeItemPanel_item";
};
export type HomeItemPanel_item$key = {
  readonly " $data"?: HomeItemPanel_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeItemPanel_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeItemPanel_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeAct_item"
    }
  ],
  "type": "HomeItem",
  "abstractKey": null
};

(node as any).hash = "e581c015ac21da6f79ba220648a99161";

export default node;
