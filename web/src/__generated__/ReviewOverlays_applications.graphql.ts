/**
 * @generated SignedSource<<269a638bcf84abf7f1f10096ac275f37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewOverlays_applications$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_applications" | "ReviewDialogs_applications">;
  readonly " $fragmentType": "ReviewOverlays_applications";
}>;
export type ReviewOverlays_applications$key = ReadonlyArray<{
  readonly " $data"?: ReviewOverlays_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewOverlays_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReviewOverlays_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareDialog_applications"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDialogs_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "e47840ac374e8c1e2fdd8e7b2151dc96";

export default node;
