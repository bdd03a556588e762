/**
 * @generated SignedSource<<0f5ace8a6fdaf74d39aa6e81658a442d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantList_access$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly viewerCannotManageApplicantsReason: string | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotManageApplicantsReason",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "29dfda277d84e4dacdc429e448df1a6c";

export default node;
