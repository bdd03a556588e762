/**
 * @generated SignedSource<<0085e1053331b158bec34780ac05ade3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantsToolbar_access$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "ApplicantsToolbar_access";
};
export type ApplicantsToolbar_access$key = {
  readonly " $data"?: ApplicantsToolbar_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantsToolbar_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantsToolbar_access",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d1422bf5ddfafa72393652bb4662f0ec";

export default node;
