/**
 * @generated SignedSource<<16e679fd4c7426e6f41e879dfa126bd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterToolbar_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCode_gig">;
  readonly " $fragmentType": "RosterToolbar_gig";
};
export type RosterToolbar_gig$key = {
  readonly " $data"?: RosterToolbar_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterToolbar_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterToolbar_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInCode_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "76b09607c0d52dba5b2a78f6004f6dce";

export default node;
