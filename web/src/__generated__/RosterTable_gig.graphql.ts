/**
 * @generated SignedSource<<37cbaa9e182cb65df420b68f44a1fbfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterTable_gig$data = {
  readonly timeZone: string | null | undefined;
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
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "64c2a287aa911cec458d9de236d728d9";

export default node;
