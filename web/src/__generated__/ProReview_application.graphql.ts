/**
 * @generated SignedSource<<82c33e3109197744991d6e4fd3e654bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProReview_application$data = {
  readonly id: string;
  readonly isBlocked: boolean;
  readonly pro: {
    readonly databaseId: number;
    readonly displayName: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_pro">;
  };
  readonly proAtLocation: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteToggle_atLocation">;
  } | null | undefined;
  readonly viewerCanReview: boolean | null | undefined;
  readonly " $fragmentType": "ProReview_application";
};
export type ProReview_application$key = {
  readonly " $data"?: ProReview_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProReview_application">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProReview_application",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanReview",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
          "name": "FavoriteToggle_pro"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProAtLocation",
        "kind": "LinkedField",
        "name": "proAtLocation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavoriteToggle_atLocation"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "8378682a2279c05713cec5a9eb5d556f";

export default node;
