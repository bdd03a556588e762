/**
 * @generated SignedSource<<99b3e495880a471092347676456ac341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBilledLive_viewer$data = {
  readonly liveCursor: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useManagedLive_viewer">;
  readonly " $fragmentType": "useBilledLive_viewer";
};
export type useBilledLive_viewer$key = {
  readonly " $data"?: useBilledLive_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBilledLive_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBilledLive_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "liveCursor",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useManagedLive_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ed8655ce474626a12e614515dc054e37";

export default node;
