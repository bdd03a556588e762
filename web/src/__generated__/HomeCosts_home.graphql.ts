/**
 * @generated SignedSource<<2deb3c33fc93db051ccf942cb4485349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeCosts_home$data = {
  readonly weeks: ReadonlyArray<{
    readonly cost: {
      readonly amountCents: number;
      readonly currency: string;
    };
    readonly from: string;
  }> | null | undefined;
  readonly " $fragmentType": "HomeCosts_home";
};
export type HomeCosts_home$key = {
  readonly " $data"?: HomeCosts_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCosts_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeCosts_home",
  "selections": [
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
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
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
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "9c24ca5e0694e957318fe4e886660110";

export default node;
