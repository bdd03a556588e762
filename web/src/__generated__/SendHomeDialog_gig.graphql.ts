/**
 * @generated SignedSource<<9f89170868fb9d4eae7264b2a43d6687>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendHomeDialog_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeCost_gig">;
  readonly " $fragmentType": "SendHomeDialog_gig";
};
export type SendHomeDialog_gig$key = {
  readonly " $data"?: SendHomeDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SendHomeDialog_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeCost_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "dc5cea3db6355e1d87a4d6896ed74de4";

export default node;
