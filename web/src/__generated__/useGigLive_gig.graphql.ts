/**
 * @generated SignedSource<<d5ecc9be141dea8f106e39a1b9c5f67c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGigLive_gig$data = {
  readonly id: string;
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentType": "useGigLive_gig";
};
export type useGigLive_gig$key = {
  readonly " $data"?: useGigLive_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGigLive_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGigLive_gig",
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

(node as any).hash = "73d7dd87f261ccc6e30b7a77d4944755";

export default node;
