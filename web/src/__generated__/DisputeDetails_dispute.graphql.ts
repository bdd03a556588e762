/**
 * @generated SignedSource<<4d937cbe3ddc839a82e15d24bf209978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeDetails_dispute$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DisputeAnswers_dispute" | "DisputeClaim_dispute" | "DisputeTimeline_dispute">;
  readonly " $fragmentType": "DisputeDetails_dispute";
};
export type DisputeDetails_dispute$key = {
  readonly " $data"?: DisputeDetails_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDetails_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeDetails_dispute",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeClaim_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeAnswers_dispute"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeTimeline_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "3056da5b983adc15ad2528bd1745d82d";

export default node;
