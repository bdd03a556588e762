/**
 * @generated SignedSource<<9b2921ed37486ffe9c9956e60102a201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteMenu_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentType": "FavoriteMenu_pro";
};
export type FavoriteMenu_pro$key = {
  readonly " $data"?: FavoriteMenu_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteMenu_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavoriteMenu_pro",
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

(node as any).hash = "7dc08856f31abbe71cefc4f5232de7bd";

export default node;
