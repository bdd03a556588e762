/**
 * @generated SignedSource<<308a14bf1a1994ac8c7d385b5ba29ef3>>
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
  readonly fill: {
    readonly confirmed: number;
    readonly missing: number | null | undefined;
    readonly places: number;
  };
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "b31b0148c2f02201d50dca0162992b30";

export default node;
