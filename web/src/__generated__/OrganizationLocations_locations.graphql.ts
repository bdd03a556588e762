/**
 * @generated SignedSource<<2b1d2b256b3e63a8e487c748de1abc85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrganizationLocations_locations$data = ReadonlyArray<{
  readonly approvalStatus: ApprovalStatus;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LocationCard_location" | "LocationHome_location">;
  readonly " $fragmentType": "OrganizationLocations_locations";
}>;
export type OrganizationLocations_locations$key = ReadonlyArray<{
  readonly " $data"?: OrganizationLocations_locations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationLocations_locations">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "OrganizationLocations_locations",
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
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationCard_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LocationHome_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "acd78bc0623964590dae7226b3b63409";

export default node;
