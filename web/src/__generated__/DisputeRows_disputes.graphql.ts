/**
 * @generated SignedSource<<95cefd799e4183aa920e26e758effffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeRows_disputes$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeRow_dispute">;
  readonly " $fragmentType": "DisputeRows_disputes";
}>;
export type DisputeRows_disputes$key = ReadonlyArray<{
  readonly " $data"?: DisputeRows_disputes$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeRows_disputes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "DisputeRows_disputes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeRow_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "8d1d4b75118cea8fda875fd6a4fde48c";

export default node;
