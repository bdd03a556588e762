/**
 * @generated SignedSource<<419ab6e238df3804fc7295ac1ee84f59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantsToolbar_access$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDecidesOnApplicants_gig">;
  readonly " $fragmentType": "ApplicantsToolbar_access";
};
export type ApplicantsToolbar_access$key = {
  readonly " $data"?: ApplicantsToolbar_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantsToolbar_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicantsToolbar_access",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDecidesOnApplicants_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "e3bb2a0465adeb280b6744f0d9c84d10";

export default node;
