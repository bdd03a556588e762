/**
 * @generated SignedSource<<2d41ca53aeaecf49d363bb0e269cc775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeHeader_home$data = {
  readonly days: ReadonlyArray<{
    readonly confirmed: number;
    readonly gigs: number;
  }>;
  readonly openPlaces: number | null | undefined;
  readonly " $fragmentType": "HomeHeader_home";
};
export type HomeHeader_home$key = {
  readonly " $data"?: HomeHeader_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHeader_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeHeader_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
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
          "name": "confirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openPlaces",
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "115fe3d526f6d028169e7db84693df35";

export default node;
