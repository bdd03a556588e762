/**
 * @generated SignedSource<<74328d779e40d5d8e2b44603d2705d8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FillingAdvice_gig$data = {
  readonly advice: {
    readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_advice" | "SuggestedBoost_advice">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_gig" | "SuggestedBoost_gig">;
  readonly " $fragmentType": "FillingAdvice_gig";
};
export type FillingAdvice_gig$key = {
  readonly " $data"?: FillingAdvice_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillingAdvice_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FillingAdvice_gig",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FillingAdvice",
        "kind": "LinkedField",
        "name": "advice",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NextBestAlert_advice"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SuggestedBoost_advice"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextBestAlert_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedBoost_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "bf85064054244b43586d77190e267ba9";

export default node;
