/**
 * @generated SignedSource<<e73b41444adde45c690be4db7cc42916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPlaces_gig$data = {
  readonly confirmed: number;
  readonly databaseId: number;
  readonly offered: number | null | undefined;
  readonly openApplications: number;
  readonly places: number;
  readonly selected: number;
  readonly startTime: string;
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

(node as any).hash = "c17b9f46c46d1224ca6c038cfdf04607";

export default node;
