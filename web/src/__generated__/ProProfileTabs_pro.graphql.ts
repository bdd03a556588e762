/**
 * @generated SignedSource<<d7800942e61b2d8a19e7bcfc8d5c3711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProProfileTabs_pro$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProAbout_pro" | "ProCertifications_pro" | "ProRatings_pro" | "ProWorkHistory_pro">;
  readonly " $fragmentType": "ProProfileTabs_pro";
};
export type ProProfileTabs_pro$key = {
  readonly " $data"?: ProProfileTabs_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProProfileTabs_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProProfileTabs_pro",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProAbout_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProRatings_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProWorkHistory_pro"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProCertifications_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "a5073a234ff513c5f3d2dd82ad922ac9";

export default node;
