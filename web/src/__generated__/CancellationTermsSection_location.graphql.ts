/**
 * @generated SignedSource<<1c64141f30278a1e5deb4547cebfc997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancellationTermsSection_location$data = {
  readonly costRates: {
    readonly cancellation: {
      readonly freeHours: number;
      readonly guaranteedHours: number;
    };
  } | null | undefined;
  readonly id: string;
  readonly viewerCanSetFees: boolean | null | undefined;
  readonly " $fragmentType": "CancellationTermsSection_location";
};
export type CancellationTermsSection_location$key = {
  readonly " $data"?: CancellationTermsSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancellationTermsSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CancellationTermsSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanSetFees",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostRates",
        "kind": "LinkedField",
        "name": "costRates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CancellationTerms",
            "kind": "LinkedField",
            "name": "cancellation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freeHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "guaranteedHours",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "e45934e6e770b12f2450d3bef21fb72e";

export default node;
