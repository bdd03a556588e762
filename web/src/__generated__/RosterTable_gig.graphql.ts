/**
 * @generated SignedSource<<6c4de41e3a1b68aeaec8072ec0dd6057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterTable_gig$data = {
  readonly timeZone: string | null | undefined;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeTimeDialog_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "b1472cab68f9eff97e99035a51f0a635";

export default node;
