/**
 * @generated SignedSource<<433e6244985b8cfae0af8c3ca09b7f70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRosterLive_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useGigEvents_gig">;
  readonly " $fragmentType": "useRosterLive_gig";
};
export type useRosterLive_gig$key = {
  readonly " $data"?: useRosterLive_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRosterLive_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRosterLive_gig",
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

(node as any).hash = "d77a7945ca684a979c38a191a545fb63";

export default node;
