/**
 * @generated SignedSource<<0e998b5006e8b6c57a70ad187dccf809>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FillingAdvice_suggestions$data = {
  readonly advice: {
    readonly " $fragmentSpreads": FragmentRefs<"NextBestAlert_advice" | "SuggestedBoost_advice">;
  } | null | undefined;
  readonly " $fragmentType": "FillingAdvice_suggestions";
};
export type FillingAdvice_suggestions$key = {
  readonly " $data"?: FillingAdvice_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillingAdvice_suggestions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FillingAdvice_suggestions",
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
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "43785d5d1cf99b17e7cae6a330acd131";

export default node;
