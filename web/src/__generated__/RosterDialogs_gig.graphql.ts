/**
 * @generated SignedSource<<27d105b2787639e3f76feefc23f3e9ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_gig$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeDialog_gig" | "TimeRecordDialog_gig">;
  readonly " $fragmentType": "RosterDialogs_gig";
};
export type RosterDialogs_gig$key = {
  readonly " $data"?: RosterDialogs_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterDialogs_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterDialogs_gig",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendHomeDialog_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeRecordDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "16361143f39ca373a74d104bd6aff3b8";

export default node;
