/**
 * @generated SignedSource<<e09883b89fca0619b9015480df358faa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantList_access$data = {
  readonly " $fragmentSpreads": FragmentRefs<"applicantActionsOf_gig">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "applicantActionsOf_gig",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "2cd91c56e1a7db6496d256df892cd129";

export default node;
