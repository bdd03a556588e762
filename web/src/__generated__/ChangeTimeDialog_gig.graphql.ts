/**
 * @generated SignedSource<<8a080b3207c379b9cb1bb1e02684b04d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeTimeDialog_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useShiftClock_gig">;
  readonly " $fragmentType": "ChangeTimeDialog_gig";
};
export type ChangeTimeDialog_gig$key = {
  readonly " $data"?: ChangeTimeDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeTimeDialog_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShiftClock_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "bca012580f2882b5fc8496b86148fd94";

export default node;
