/**
 * @generated SignedSource<<589ede868d0e43776c2e2aa3db45c53c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeRecordDialog_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useShiftClock_gig">;
  readonly " $fragmentType": "TimeRecordDialog_gig";
};
export type TimeRecordDialog_gig$key = {
  readonly " $data"?: TimeRecordDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeRecordDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimeRecordDialog_gig",
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

(node as any).hash = "09683540cfba0d12f04386adfeb27a78";

export default node;
