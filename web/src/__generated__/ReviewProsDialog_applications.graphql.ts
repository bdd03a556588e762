/**
 * @generated SignedSource<<1a5bef84cba10ddb139915aeb6298980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewProsDialog_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly viewerCanReview: boolean | null | undefined;
  readonly viewerCannotReviewReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProsRow_application">;
  readonly " $fragmentType": "ReviewProsDialog_applications";
}>;
export type ReviewProsDialog_applications$key = ReadonlyArray<{
  readonly " $data"?: ReviewProsDialog_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProsDialog_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReviewProsDialog_applications",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCannotReviewReason",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewProsRow_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "2b22ba4c083f2246f418b1cb9d0516ed";

export default node;
