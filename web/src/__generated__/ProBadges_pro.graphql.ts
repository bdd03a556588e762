/**
 * @generated SignedSource<<04c7184858482505381583fec3284cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Badge = "BRONZE" | "GOLD" | "SILVER" | "TOP_PRO" | "VERIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProBadges_pro$data = {
  readonly badges: ReadonlyArray<Badge>;
  readonly " $fragmentType": "ProBadges_pro";
};
export type ProBadges_pro$key = {
  readonly " $data"?: ProBadges_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProBadges_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProBadges_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badges",
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "1af9c6de5a2e6db686c8c66cb7353731";

export default node;
