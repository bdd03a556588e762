/**
 * @generated SignedSource<<18b8005d0e24b4810a8bdae8089c52cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProCompareHead_pro$data = {
  readonly city: string | null | undefined;
  readonly displayName: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferButton_pro" | "ProAvatar_pro">;
  readonly " $fragmentType": "ProCompareHead_pro";
};
export type ProCompareHead_pro$key = {
  readonly " $data"?: ProCompareHead_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCompareHead_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProCompareHead_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProAvatar_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferButton_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "c9182254e2b60904d9ae403d2203c155";

export default node;
