/**
 * @generated SignedSource<<e307cf8d13adae67dd12234dab7f86a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicantsToolbar_gig$data = {
  readonly databaseId: number;
  readonly fill: {
    readonly cancelled: number;
    readonly confirmed: number;
    readonly openApplications: number;
    readonly selected: number;
  };
  readonly startCountsAsPast: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"GigSlots_gig">;
  readonly " $fragmentType": "ApplicantsToolbar_gig";
};
export type ApplicantsToolbar_gig$key = {
  readonly " $data"?: ApplicantsToolbar_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantsToolbar_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantsToolbar_gig",
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
      "name": "startCountsAsPast",
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
          "name": "openApplications",
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
          "name": "cancelled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigSlots_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "b391b84ca38889f0f18ff330bbeba634";

export default node;
