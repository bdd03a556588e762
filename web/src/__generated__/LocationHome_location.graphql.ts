/**
 * @generated SignedSource<<61f070a221064f4e470b29c224485088>>
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
    readonly days: ReadonlyArray<{
      readonly confirmed: number;
      readonly gigs: number;
    }>;
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
            "alias": null,
            "args": null,
            "concreteType": "HomeDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gigs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "confirmed",
                "storageKey": null
              }
            ],
            "storageKey": null
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

(node as any).hash = "30f347b31915c3e14d00dfc406130208";

export default node;
