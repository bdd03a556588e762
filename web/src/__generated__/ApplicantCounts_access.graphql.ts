/**
 * @generated SignedSource<<b3aa7de40b27ae5a5bfef84b058230b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantCounts_access$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDecidesOnApplicants_gig">;
  readonly " $fragmentType": "ApplicantCounts_access";
};
export type ApplicantCounts_access$key = {
  readonly " $data"?: ApplicantCounts_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantCounts_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicantCounts_access",
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

(node as any).hash = "63043064c5c351eb47af7d43eef61f51";

export default node;
