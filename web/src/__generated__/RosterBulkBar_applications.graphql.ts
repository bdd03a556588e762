/**
 * @generated SignedSource<<c6c2b106255c3264200cddf102bba4a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RosterBulkBar_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly phoneNumber: string | null | undefined;
  readonly viewerCanReview: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkFavorites_applications">;
  readonly " $fragmentType": "RosterBulkBar_applications";
}>;
export type RosterBulkBar_applications$key = ReadonlyArray<{
  readonly " $data"?: RosterBulkBar_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterBulkBar_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RosterBulkBar_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBulkFavorites_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "db784b96c8d689de02de7412cd252cac";

export default node;
