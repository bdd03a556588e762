/**
 * @generated SignedSource<<6bcc5edd434eb1383892c413096f1405>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilters_location$data = {
  readonly id: string;
  readonly savedFilters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly search: string;
  }> | null | undefined;
  readonly " $fragmentType": "SavedFilters_location";
};
export type SavedFilters_location$key = {
  readonly " $data"?: SavedFilters_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_location">;
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
  "name": "SavedFilters_location",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "search",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "f80326f5c0f93f34c42cfe58391c0024";

export default node;
