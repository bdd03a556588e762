/**
 * @generated SignedSource<<272dad1ef55f1f0a54083752f8d13abb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBulkFavorites_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly proAtLocation: {
    readonly isFavorite: boolean | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useBulkFavorites_applications";
}>;
export type useBulkFavorites_applications$key = ReadonlyArray<{
  readonly " $data"?: useBulkFavorites_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkFavorites_applications">;
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
  "name": "useBulkFavorites_applications",
  "selections": [
    (v0/*:: as any*/),
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFavorite",
              "storageKey": null
            },
            "to": "NULL"
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

(node as any).hash = "9e757e82a934198456d9d6805e450d5e";

export default node;
