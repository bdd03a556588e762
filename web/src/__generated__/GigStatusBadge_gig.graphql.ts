/**
 * @generated SignedSource<<93d69f2b7c7295dbabeb88ec99e8dcfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigStatusBadge_gig$data = {
  readonly listStatus: GigListStatus;
  readonly status: GigStatus;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "d0a2fd5607599d60a49302da542fe507";

export default node;
