/**
 * @generated SignedSource<<b3b1a9f65e7c62a9692431fd741465a2>>
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

(node as any).hash = "ef171cd72785d60bef7437b76ecebff9";

export default node;
