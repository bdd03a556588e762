/**
 * @generated SignedSource<<58b2ca558b5d39ce4b3f68d44b09d017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_location$data = {
  readonly proGroups: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly id: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GigChoice_location" | "GroupPicker_location">;
  readonly " $fragmentType": "OfferForm_location";
};
export type OfferForm_location$key = {
  readonly " $data"?: OfferForm_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferForm_location",
  "selections": [
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
        "concreteType": "ProGroupConnection",
        "kind": "LinkedField",
        "name": "proGroups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProGroupEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProGroup",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "databaseId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "proGroups(first:100)"
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigChoice_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupPicker_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "5f369140527e88c0a1916214dc8a9012";

export default node;
