/**
 * @generated SignedSource<<c53f8ce0543327821ad428de50b59139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterDialogs_gig$data = {
  readonly endTime: string;
  readonly id: string;
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CallOutDialog_gig" | "SendHomeDialog_gig" | "TimeRecordDialog_gig">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "CallOutDialog_gig"
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

(node as any).hash = "9c8d98e01029ac52806c9d094d923686";

export default node;
