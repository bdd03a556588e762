/**
 * @generated SignedSource<<8f2a7ba11a4c4a6ba9bdf1a2360790bd>>
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
  readonly endTime: string;
  readonly fill: {
    readonly confirmed: number;
    readonly missing: number | null | undefined;
    readonly places: number;
  };
  readonly listStatus: GigListStatus;
  readonly startTime: string;
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
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
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

(node as any).hash = "d0ff19420aaca9294ac983f25d3f8555";

export default node;
