/**
 * @generated SignedSource<<d4d5283279167d98d9e28796b74d838e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteToggle_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentType": "FavoriteToggle_pro";
};
export type FavoriteToggle_pro$key = {
  readonly " $data"?: FavoriteToggle_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavoriteToggle_pro",
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

(node as any).hash = "5a929fa73c22fd691c02ef672486ea4c";

export default node;
