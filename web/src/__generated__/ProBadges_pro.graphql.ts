/**
 * @generated SignedSource<<a305d561d1de8bc614b5f1f2900a0490>>
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
  readonly isBlocked: boolean | null | undefined;
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "32d77264c9c3a4656c7a9031c6d5b285";

export default node;
