/**
 * @generated SignedSource<<aa11a5135777802aa6243a3dc7a39cc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigStatusBadge_gig$data = {
  readonly listStatus: GigListStatus;
  readonly " $fragmentType": "GigStatusBadge_gig";
};
export type GigStatusBadge_gig$key = {
  readonly " $data"?: GigStatusBadge_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigStatusBadge_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigStatusBadge_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listStatus",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d9e9c4b53cd0f90e34fcbaa5b3a9b148";

export default node;
