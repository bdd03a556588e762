/**
 * @generated SignedSource<<35049f9e3406a3e71be3f7297365c511>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteToggle_atLocation$data = {
  readonly id: string;
  readonly isFavorite: boolean | null | undefined;
  readonly " $fragmentType": "FavoriteToggle_atLocation";
};
export type FavoriteToggle_atLocation$key = {
  readonly " $data"?: FavoriteToggle_atLocation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavoriteToggle_atLocation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
  "type": "ProAtLocation",
  "abstractKey": null
};

(node as any).hash = "6d9fdfaef6279c98d239ac831bc6c4df";

export default node;
