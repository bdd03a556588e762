/**
 * @generated SignedSource<<b95f7cfc3f75b8a02f8d47400fa6c3c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenPlaces_gig$data = {
  readonly confirmed: number;
  readonly databaseId: number;
  readonly offered: number | null | undefined;
  readonly openApplications: number;
  readonly places: number;
  readonly selected: number;
  readonly startTime: string;
  readonly status: GigStatus;
  readonly " $fragmentType": "OpenPlaces_gig";
};
export type OpenPlaces_gig$key = {
  readonly " $data"?: OpenPlaces_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlaces_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenPlaces_gig",
  "selections": [
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
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selected",
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
      "name": "offered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openApplications",
      "storageKey": null
    }
  ],
  "type": "CalendarGig",
  "abstractKey": null
};

(node as any).hash = "40e16d9fa943da1d7671fe2aae991e39";

export default node;
