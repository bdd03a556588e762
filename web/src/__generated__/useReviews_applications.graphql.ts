/**
 * @generated SignedSource<<1f018c91d0cfa8a0b670521f3bd6f80b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReviews_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly review: {
    readonly feedback: string | null | undefined;
    readonly ratings: ReadonlyArray<{
      readonly category: string;
      readonly value: number;
    }>;
  } | null | undefined;
  readonly viewerCanReview: boolean | null | undefined;
  readonly " $fragmentType": "useReviews_applications";
}>;
export type useReviews_applications$key = ReadonlyArray<{
  readonly " $data"?: useReviews_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReviews_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useReviews_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "ApplicationReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedback",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewRating",
          "kind": "LinkedField",
          "name": "ratings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "be8299a8b943305feb2ba18bd31f46e1";

export default node;
