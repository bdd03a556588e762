/**
 * @generated SignedSource<<d19a03a52a5e31885083c3bb2b113ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BusinessStep_query">;
  readonly " $fragmentType": "SignUpForm_query";
};
export type SignUpForm_query$key = {
  readonly " $data"?: SignUpForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignUpForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessStep_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "df29be34f105f3b21709ab5246912380";

export default node;
