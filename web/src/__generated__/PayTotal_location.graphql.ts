/**
 * @generated SignedSource<<51d997bece0fbeac21e6709f5f64a2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayTotal_location$data = {
  readonly dueTotal: {
    readonly amount: {
      readonly amountCents: number;
    };
    readonly gigs: number;
    readonly pros: number;
  } | null | undefined;
  readonly " $fragmentType": "PayTotal_location";
};
export type PayTotal_location$key = {
  readonly " $data"?: PayTotal_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayTotal_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayTotal_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DueTotal",
        "kind": "LinkedField",
        "name": "dueTotal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountCents",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "name": "pros",
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

(node as any).hash = "95f0c31bf93fdc7ce5d9c54dcebd75ca";

export default node;
