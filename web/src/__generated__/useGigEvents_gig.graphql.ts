/**
 * @generated SignedSource<<15c2be45fbe677d2176d6723418fdfb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGigEvents_gig$data = {
  readonly id: string;
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentType": "useGigEvents_gig";
};
export type useGigEvents_gig$key = {
  readonly " $data"?: useGigEvents_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGigEvents_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGigEvents_gig",
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

(node as any).hash = "f8cc6b7043387ae2d9c267c308676db1";

export default node;
