/**
 * @generated SignedSource<<fe3cee7d08cc0b8e0054b38f45d3cf36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedBoost_advice$data = {
  readonly boost: {
    readonly bonus: {
      readonly amountCents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "SuggestedBoost_advice";
};
export type SuggestedBoost_advice$key = {
  readonly " $data"?: SuggestedBoost_advice$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedBoost_advice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestedBoost_advice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedBoost",
      "kind": "LinkedField",
      "name": "boost",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
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
    }
  ],
  "type": "FillingAdvice",
  "abstractKey": null
};

(node as any).hash = "d4bb1ba421eb30a32c7d157a9c4a7bcb";

export default node;
