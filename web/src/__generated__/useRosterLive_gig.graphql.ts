/**
 * @generated SignedSource<<6d29bc7e6a633f77e83390b765efaa6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRosterLive_gig$data = {
  readonly id: string;
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentType": "useRosterLive_gig";
};
export type useRosterLive_gig$key = {
  readonly " $data"?: useRosterLive_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRosterLive_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRosterLive_gig",
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
      "name": "liveCursor",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "c66266c8225905b6878c73c110158a43";

export default node;
