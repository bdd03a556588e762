/**
 * @generated SignedSource<<4f61b95e7a4afd8d695afa3c908f47f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationHome_location$data = {
  readonly databaseId: number;
  readonly home: {
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"HomeItemList_items">;
    }>;
    readonly openPlaces: number | null | undefined;
    readonly weeks: ReadonlyArray<{
      readonly cost: {
        readonly amountCents: number;
        readonly currency: string;
      };
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HomeSummary_home">;
  } | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "LocationHome_location";
};
export type LocationHome_location$key = {
  readonly " $data"?: LocationHome_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationHome_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LocationHome_location",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "isBrief",
            "value": true
          }
        ],
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openPlaces",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeSummary_home"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HomeItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HomeItemList_items"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "HomeWeek",
              "kind": "LinkedField",
              "name": "weeks",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "cost",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "amountCents",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
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
        "storageKey": "home(isBrief:true)"
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "576487f1fb5f8dd83064f4d2f5bd8586";

export default node;
