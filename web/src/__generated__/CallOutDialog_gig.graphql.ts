/**
 * @generated SignedSource<<43e83abe6ec07c3a4c5ca9d0e22fa680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOutDialog_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CallOutCost_gig">;
  readonly " $fragmentType": "CallOutDialog_gig";
};
export type CallOutDialog_gig$key = {
  readonly " $data"?: CallOutDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallOutDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallOutDialog_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallOutCost_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "831e7e3c9a40c21603279144c627c864";

export default node;
