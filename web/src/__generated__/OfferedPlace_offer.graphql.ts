/**
 * @generated SignedSource<<6d8349a1cefd93cdbc17d8a0c21312cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedPlace_offer$data = {
  readonly expiresAt: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly " $fragmentType": "OfferedPlace_offer";
};
export type OfferedPlace_offer$key = {
  readonly " $data"?: OfferedPlace_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedPlace_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferedPlace_offer",
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

(node as any).hash = "ddf0f29f84c66ccec760f1c9d3121a4d";

export default node;
