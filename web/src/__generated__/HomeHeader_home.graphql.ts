/**
 * @generated SignedSource<<382954fbe2b591df3ec7bbecd11459b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeHeader_home$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeSummary_home">;
  readonly " $fragmentType": "HomeHeader_home";
};
export type HomeHeader_home$key = {
  readonly " $data"?: HomeHeader_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHeader_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHeader_home",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeSummary_home"
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "26bb5d9c587e819696232e817f80d4d4";

export default node;
