/**
 * @generated SignedSource<<fe0e4f5f33e0cfdd045d97efc026d35e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigTotal_gig$data = {
  readonly cost: {
    readonly total: {
      readonly amountCents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "GigTotal_gig";
};
export type GigTotal_gig$key = {
  readonly " $data"?: GigTotal_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigTotal_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigTotal_gig",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigCost",
        "kind": "LinkedField",
        "name": "cost",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
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
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "b49113de9696d83b107bd0440c4bb77c";

export default node;
