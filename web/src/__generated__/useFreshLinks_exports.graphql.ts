/**
 * @generated SignedSource<<d3581f750a68b11b5893cb2b3647fb2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshLinks_exports$data = ReadonlyArray<{
  readonly downloadExpiresAt: string | null | undefined;
  readonly " $fragmentType": "useFreshLinks_exports";
}>;
export type useFreshLinks_exports$key = ReadonlyArray<{
  readonly " $data"?: useFreshLinks_exports$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshLinks_exports">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useFreshLinks_exports",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadExpiresAt",
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};

(node as any).hash = "56775455006e7976728203d3227cfa8e";

export default node;
