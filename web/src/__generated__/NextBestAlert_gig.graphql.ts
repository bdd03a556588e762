/**
 * @generated SignedSource<<3fbac5338a1db5a3cf2230aed22a5c41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBestAlert_gig$data = {
  readonly databaseId: number;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "NextBestAlert_gig";
};
export type NextBestAlert_gig$key = {
  readonly " $data"?: NextBestAlert_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextBestAlert_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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

(node as any).hash = "e693b3824360c8ec904fb32bd265697a";

export default node;
