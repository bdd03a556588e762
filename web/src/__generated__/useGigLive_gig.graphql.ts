/**
 * @generated SignedSource<<e259b3ce0eeb764d9d59777bf5de6cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGigLive_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useGigEvents_gig">;
  readonly " $fragmentType": "useGigLive_gig";
};
export type useGigLive_gig$key = {
  readonly " $data"?: useGigLive_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGigLive_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGigLive_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGigEvents_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "2b4717f7dd5e6821d23122e4d0ac10c8";

export default node;
