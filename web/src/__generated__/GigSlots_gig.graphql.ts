/**
 * @generated SignedSource<<7cb9d394bc86ae6ebfc105adaaf86329>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigSlots_gig$data = {
  readonly fill: {
    readonly confirmed: number;
    readonly missing: number | null | undefined;
    readonly places: number;
    readonly selected: number;
  };
  readonly " $fragmentType": "GigSlots_gig";
};
export type GigSlots_gig$key = {
  readonly " $data"?: GigSlots_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigSlots_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigSlots_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GigFill",
      "kind": "LinkedField",
      "name": "fill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "ab410d935cb7dafa0bb69d8bb257d7f2";

export default node;
