/**
 * @generated SignedSource<<1ce581d4809795861a6bda1b9bb04818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationAddOns_location$data = {
  readonly addOns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AddOnCards_addOn">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly timeZone: string | null | undefined;
  readonly viewerCanManageAddOns: boolean | null | undefined;
  readonly viewerCannotManageAddOnsReason: string | null | undefined;
  readonly " $fragmentType": "LocationAddOns_location";
};
export type LocationAddOns_location$key = {
  readonly " $data"?: LocationAddOns_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationAddOns_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationAddOns_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageAddOns",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotManageAddOnsReason",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "LocationAddOnConnection",
        "kind": "LinkedField",
        "name": "addOns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LocationAddOnEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LocationAddOn",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AddOnCards_addOn"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "addOns(first:100)"
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "f28576596667f84cd86015c8a81d75be";

export default node;
