/**
 * @generated SignedSource<<9e87f054d84088c96775c4205c594441>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigStaffing_gig$data = {
  readonly databaseId: number;
  readonly fill: {
    readonly applications: number;
    readonly cancelled: number;
    readonly confirmed: number;
    readonly confirmedAutoMatched: number;
    readonly openApplications: number;
    readonly places: number;
    readonly selected: number;
  };
  readonly payments: {
    readonly error: number;
    readonly failed: number;
    readonly paidPros: number;
    readonly total: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GigFillBar_gig">;
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
          "name": "places",
          "storageKey": null
        },
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
      "name": "GigFillBar_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "3d920693ad9023052c681a5eb6b5059c";

export default node;
