/**
 * @generated SignedSource<<e0028c46e6c5aca0de2ca20609b9bab1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigStaffing_gig$data = {
  readonly fill: {
    readonly applications: number;
    readonly cancelled: number;
    readonly confirmedAutoMatched: number;
    readonly openApplications: number;
  };
  readonly payments: {
    readonly error: number;
    readonly failed: number;
    readonly paidPros: number;
    readonly total: number;
  };
  readonly startCountsAsPast: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"GigSlots_gig">;
  readonly " $fragmentType": "GigStaffing_gig";
};
export type GigStaffing_gig$key = {
  readonly " $data"?: GigStaffing_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigStaffing_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigStaffing_gig",
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
          "name": "applications",
          "storageKey": null
        },
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
          "name": "confirmedAutoMatched",
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
      "alias": null,
      "args": null,
      "concreteType": "GigPayments",
      "kind": "LinkedField",
      "name": "payments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidPros",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
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

(node as any).hash = "7f83540c7a5a2d24a538acdece5614ac";

export default node;
