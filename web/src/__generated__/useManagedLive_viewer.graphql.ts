/**
 * @generated SignedSource<<0e349483ea431babddf9cb6df15557a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useManagedLive_viewer$data = {
  readonly id: string;
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentType": "useManagedLive_viewer";
};
export type useManagedLive_viewer$key = {
  readonly " $data"?: useManagedLive_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useManagedLive_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useManagedLive_viewer",
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
      "name": "liveCursor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c56726d14d5a0e56ca9ed2d62b81a6c";

export default node;
