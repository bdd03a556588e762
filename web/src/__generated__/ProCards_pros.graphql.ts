/**
 * @generated SignedSource<<f8cb7bbbe6268c3298781c91bbb80c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProCards_pros$data = ReadonlyArray<{
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProCard_pro">;
  readonly " $fragmentType": "ProCards_pros";
}>;
export type ProCards_pros$key = ReadonlyArray<{
  readonly " $data"?: ProCards_pros$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCards_pros">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ProCards_pros",
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
      "name": "ProCard_pro"
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "378744c268fa1d54b9b3356119ae5ee4";

export default node;
