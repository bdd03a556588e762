/**
 * @generated SignedSource<<2cc086699ed090ebea5af589e0ce9b7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProTable_pros$data = ReadonlyArray<{
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProRow_pro">;
  readonly " $fragmentType": "ProTable_pros";
}>;
export type ProTable_pros$key = ReadonlyArray<{
  readonly " $data"?: ProTable_pros$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProTable_pros">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ProTable_pros",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProRow_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "35d6e14e3e579cec0e6fb14186ca0979";

export default node;
