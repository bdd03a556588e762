/**
 * @generated SignedSource<<77b2820390f7305a264ab787de97bfc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeCosts_weeks$data = ReadonlyArray<{
  readonly cost: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly from: string;
  readonly " $fragmentType": "HomeCosts_weeks";
}>;
export type HomeCosts_weeks$key = ReadonlyArray<{
  readonly " $data"?: HomeCosts_weeks$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCosts_weeks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HomeCosts_weeks",
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
  "type": "HomeWeek",
  "abstractKey": null
};

(node as any).hash = "0655817f5ae661faca6aadbc99ac2925";

export default node;
