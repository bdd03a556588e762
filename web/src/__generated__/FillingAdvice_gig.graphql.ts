/**
 * @generated SignedSource<<4fed6950ebb08a75bac0358176a8262b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FillingAdvice_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FillingAdvice_suggestions" | "NextBestAlert_gig" | "SuggestedBoost_gig">;
  readonly " $fragmentType": "FillingAdvice_gig";
};
export type FillingAdvice_gig$key = {
  readonly " $data"?: FillingAdvice_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillingAdvice_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FillingAdvice_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FillingAdvice_suggestions"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextBestAlert_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedBoost_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "4502e83cdfa625611c149530eac57757";

export default node;
