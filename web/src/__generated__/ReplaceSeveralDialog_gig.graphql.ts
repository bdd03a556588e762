/**
 * @generated SignedSource<<62cd06ec92bb5d34bb7ae3a359385e38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplaceSeveralDialog_gig$data = {
  readonly fill: {
    readonly places: number;
    readonly selected: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSeveralReplacements_gig">;
  readonly " $fragmentType": "ReplaceSeveralDialog_gig";
};
export type ReplaceSeveralDialog_gig$key = {
  readonly " $data"?: ReplaceSeveralDialog_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplaceSeveralDialog_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReplaceSeveralDialog_gig",
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
          "name": "places",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSeveralReplacements_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "8d26e2034e4bf610670d3757f7dade0a";

export default node;
