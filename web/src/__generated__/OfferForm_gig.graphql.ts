/**
 * @generated SignedSource<<7cdf1f86d2995c995a7d130dfa58f629>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_gig$data = {
  readonly bundleSize: number | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedGig_gig">;
  readonly " $fragmentType": "OfferForm_gig";
};
export type OfferForm_gig$key = {
  readonly " $data"?: OfferForm_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferForm_gig",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bundleSize",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferedGig_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "54dfb4a5a258ca3f716004f9bfcddf25";

export default node;
