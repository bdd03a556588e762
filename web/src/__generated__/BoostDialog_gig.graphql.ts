/**
 * @generated SignedSource<<09d7ce05bfec0f23f8dc9f8035154ad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoostDialog_gig$data = {
  readonly boostBonus: {
    readonly amountCents: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BoostCost_gig">;
  readonly " $fragmentType": "BoostDialog_gig";
};
export type BoostDialog_gig$key = {
  readonly " $data"?: BoostDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoostDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoostDialog_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "boostBonus",
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
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoostCost_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "1dc74c79542a98006625ca528913ab2e";

export default node;
