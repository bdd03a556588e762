/**
 * @generated SignedSource<<4d9793d815af80c7af81f6670b54a4b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useCostRates_location$data = {
  readonly costRates: {
    readonly backgroundCheckPercentage: number;
    readonly cancellation: {
      readonly freeHours: number;
      readonly guaranteedHours: number;
    };
    readonly gatewayFee: {
      readonly fixedCents: number;
      readonly maximumCents: number | null | undefined;
      readonly percentage: number;
    } | null | undefined;
    readonly inNetworkPercentage: number;
    readonly platformPercentage: number;
    readonly tippingPercentage: number;
    readonly w2Percentage: number;
  } | null | undefined;
  readonly settings: {
    readonly supportedEmploymentTypes: ReadonlyArray<WorkerType>;
  };
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "useCostRates_location";
};
export type useCostRates_location$key = {
  readonly " $data"?: useCostRates_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCostRates_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCostRates_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocationSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedEmploymentTypes",
          "storageKey": null
        }
      ],
      "storageKey": null
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
            "kind": "ScalarField",
            "name": "platformPercentage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inNetworkPercentage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "w2Percentage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "backgroundCheckPercentage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tippingPercentage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GatewayFee",
            "kind": "LinkedField",
            "name": "gatewayFee",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percentage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fixedCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maximumCents",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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

(node as any).hash = "7ef95c33e26e77399531df9b3ae00014";

export default node;
