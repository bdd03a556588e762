/**
 * @generated SignedSource<<e15eda54fdf6f0e128c39b45416002cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockControl_pro$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentType": "BlockControl_pro";
};
export type BlockControl_pro$key = {
  readonly " $data"?: BlockControl_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockControl_pro",
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
      "name": "displayName",
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "e6e7bff412a67589444aea9aea02cf13";

export default node;
