/**
 * @generated SignedSource<<8cb553f6a1ee333cbeb6aa62013e5e41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextBestAlert_gig$data = {
  readonly databaseId: number;
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "248d48dca5cefa3a1445c35be46f58ab";

export default node;
