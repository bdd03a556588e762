/**
 * @generated SignedSource<<5c8b1f45bfa094ad6b99525aef459e28>>
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
  readonly conflicts: ReadonlyArray<{
    readonly __typename: "Conflict";
  }> | null | undefined;
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly selectionSource: SelectionSource | null | undefined;
  readonly stage: ApplicantStage;
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
};
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Conflict",
        "kind": "LinkedField",
        "name": "conflicts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
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

(node as any).hash = "d3d29a27d041ee8ffab54a010a153c11";

export default node;
