/**
 * @generated SignedSource<<2fe51609348feef4b98b5cb39dcd2bd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterTable_gig$data = {
  readonly timeZone: string | null | undefined;
  readonly viewerCanAdjustHours: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_gig">;
  readonly " $fragmentType": "RosterTable_gig";
};
export type RosterTable_gig$key = {
  readonly " $data"?: RosterTable_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterTable_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterTable_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanAdjustHours",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeTimeDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "b482a1e1641b8cbde3444b22958ce8db";

export default node;
