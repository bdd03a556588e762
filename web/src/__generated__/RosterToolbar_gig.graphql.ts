/**
 * @generated SignedSource<<2084489a77a86024795754e60324f6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterToolbar_gig$data = {
  readonly checkinCode: string | null | undefined;
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
      "name": "checkinCode",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "cbeda56aec0942b316f8e94f08aa976e";

export default node;
