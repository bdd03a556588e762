/**
 * @generated SignedSource<<f8527b58c5c852e5e54dbeeb4529942d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantList_access$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useApplicantActions_gig">;
  readonly " $fragmentType": "ApplicantList_access";
};
export type ApplicantList_access$key = {
  readonly " $data"?: ApplicantList_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantList_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantList_access",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useApplicantActions_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "8c087f4a1da4a950bff0a7583b5dd69e";

export default node;
