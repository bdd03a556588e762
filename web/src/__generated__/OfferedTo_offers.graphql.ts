/**
 * @generated SignedSource<<55201dcaf4715b9701ef38863afb5ed3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedTo_offers$data = ReadonlyArray<{
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly " $fragmentType": "OfferedTo_offers";
}>;
export type OfferedTo_offers$key = ReadonlyArray<{
  readonly " $data"?: OfferedTo_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedTo_offers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "OfferedTo_offers",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DirectOffer",
  "abstractKey": null
};

(node as any).hash = "fb023904c4a4c36567d76718e5603759";

export default node;
