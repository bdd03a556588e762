/**
 * @generated SignedSource<<edf03e2d3a3d163efdd48072ba3845e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type adviceRefetch_gig$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FillingAdvice_suggestions">;
  readonly " $fragmentType": "adviceRefetch_gig";
};
export type adviceRefetch_gig$key = {
  readonly " $data"?: adviceRefetch_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"adviceRefetch_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adviceRefetch_gig",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FillingAdvice_suggestions"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "03e97f5eb2c19e7b6bf4f53782e85c5b";

export default node;
