/**
 * @generated SignedSource<<43f6e1238ba03d3dbab3748d5aa28c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedTo_offers$data = ReadonlyArray<{
  readonly expiresAt: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DirectOffer",
  "abstractKey": null
};

(node as any).hash = "dbe52d5ae9b59f6928e9c33a3129f71f";

export default node;
