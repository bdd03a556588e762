/**
 * @generated SignedSource<<708c28e0f3fae5647238d4565390437a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPayment_location$data = {
  readonly gigs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly skill: {
          readonly name: string;
        };
        readonly startTime: string;
      };
    }>;
  } | null | undefined;
  readonly settings: {
    readonly tippingEnabled: boolean;
  };
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "NewPayment_location";
};
export type NewPayment_location$key = {
  readonly " $data"?: NewPayment_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPayment_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewPayment_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      "to": "NULL"
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
          "name": "tippingEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "PAYMENT_DUE",
              "PAYMENT_ERROR",
              "COMPLETED"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": "STARTING_LATEST"
        }
      ],
      "concreteType": "GigConnection",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GigEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Gig",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "concreteType": "Skill",
                  "kind": "LinkedField",
                  "name": "skill",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "gigs(filter:{\"statuses\":[\"PAYMENT_DUE\",\"PAYMENT_ERROR\",\"COMPLETED\"]},first:50,orderBy:\"STARTING_LATEST\")"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "c9b836d2ef1bcd2e7b3c38a12a0c2552";

export default node;
