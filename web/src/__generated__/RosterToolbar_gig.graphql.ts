/**
 * @generated SignedSource<<0feceaebe1b58b0873c952e73d2c09d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterToolbar_gig$data = {
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCode_gig">;
  readonly " $fragmentType": "RosterToolbar_gig";
};
export type RosterToolbar_gig$key = {
  readonly " $data"?: RosterToolbar_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterToolbar_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterToolbar_gig",
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
      "name": "CheckInCode_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "fb78100d4c3e9befbeaa5fc79270f267";

export default node;
