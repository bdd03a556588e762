/**
 * @generated SignedSource<<67c3bd820ae6de8656f0544070de8cbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigFillBar_gig$data = {
  readonly fill: {
    readonly confirmed: number;
    readonly places: number;
    readonly selected: number;
  };
  readonly " $fragmentType": "GigFillBar_gig";
};
export type GigFillBar_gig$key = {
  readonly " $data"?: GigFillBar_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigFillBar_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigFillBar_gig",
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

(node as any).hash = "614d245ad1ab033395e3e35033fc4769";

export default node;
