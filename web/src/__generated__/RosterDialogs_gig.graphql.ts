/**
 * @generated SignedSource<<03da1385eb1e70b7a5acdbc9273ac8db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_gig$data = {
  readonly endTime: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
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

(node as any).hash = "32f3b544e25b7fc8c29f7840b124d74b";

export default node;
