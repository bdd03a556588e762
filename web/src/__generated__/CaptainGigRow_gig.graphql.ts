/**
 * @generated SignedSource<<aff645b93f2d65e71c2ecf6598258d87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaptainGigRow_gig$data = {
  readonly clockedIn: number;
  readonly confirmed: number;
  readonly databaseId: number;
  readonly endTime: string;
  readonly late: number;
  readonly locationName: string;
  readonly missing: number;
  readonly places: number;
  readonly skillName: string;
  readonly startTime: string;
  readonly " $fragmentType": "CaptainGigRow_gig";
};
export type CaptainGigRow_gig$key = {
  readonly " $data"?: CaptainGigRow_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaptainGigRow_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CaptainGigRow_gig",
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
      "name": "skillName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
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
      "name": "clockedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
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
  "type": "CaptainGig",
  "abstractKey": null
};

(node as any).hash = "f6a87963fb18b698363ee578ec63c52e";

export default node;
