/**
 * @generated SignedSource<<0791e0e24fd1f004a9ee15425a95c415>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferResults_results$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"OfferResultRow_result">;
  readonly " $fragmentType": "OfferResults_results";
}>;
export type OfferResults_results$key = ReadonlyArray<{
  readonly " $data"?: OfferResults_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferResults_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OfferResults_results",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferResultRow_result"
    }
  ],
  "type": "OfferResult",
  "abstractKey": "__isOfferResult"
};

(node as any).hash = "6964aaf52e214b19b7a7318e365bbf0f";

export default node;
