/**
 * @generated SignedSource<<38a8219ab0e80498ed23ea35f02d8ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProAvatar_pro$data = {
  readonly displayName: string;
  readonly headshot: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "ProAvatar_pro";
};
export type ProAvatar_pro$key = {
  readonly " $data"?: ProAvatar_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProAvatar_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "headshot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "229eff2d12217f943812092cc8ecf952";

export default node;
