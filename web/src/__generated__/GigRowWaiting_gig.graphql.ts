/**
 * @generated SignedSource<<8a64db1d42ce8231f63da9382ce567e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigRowWaiting_gig$data = {
  readonly fill: {
    readonly confirmed: number;
    readonly openApplications: number;
    readonly places: number;
  };
  readonly startCountsAsPast: boolean;
  readonly " $fragmentType": "GigRowWaiting_gig";
};
export type GigRowWaiting_gig$key = {
  readonly " $data"?: GigRowWaiting_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigRowWaiting_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigRowWaiting_gig",
  "selections": [
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
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "878471b502fa43d17d100961da0a01aa";

export default node;
