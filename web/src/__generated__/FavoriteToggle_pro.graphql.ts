/**
 * @generated SignedSource<<e4ff65e8d79b2e8fad5eae2d8ec8d3e7>>
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
  readonly isFavorite: boolean | null | undefined;
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFavorite",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "690053a711b2df44feceafd7c6e50afd";

export default node;
