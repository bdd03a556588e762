/**
 * @generated SignedSource<<9c1cd9e67cab64d70b907694f4eda7fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
export type SelectionSource = "ADMIN" | "AUTO_DIRECT_OFFER" | "AUTO_MATCH" | "STAFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReviewWork_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly selectionSource: SelectionSource | null | undefined;
  readonly stage: ApplicantStage;
  readonly " $fragmentSpreads": FragmentRefs<"needsReason_application">;
  readonly " $fragmentType": "useReviewWork_applications";
}>;
export type useReviewWork_applications$key = ReadonlyArray<{
  readonly " $data"?: useReviewWork_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReviewWork_applications">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useReviewWork_applications",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionSource",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "needsReason_application",
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Conflict",
            "kind": "LinkedField",
            "name": "conflicts",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MatchBlocker",
              "kind": "LinkedField",
              "name": "blockers",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OverrideNote",
          "kind": "LinkedField",
          "name": "overrideNote",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "eff80e44925e6376cb9432082a045e65";

export default node;
