/**
 * @generated SignedSource<<cf2e0bcc6bc1ed9ef2a3c44f27c2d911>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpForm_query$data = {
  readonly markets: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
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
            "name": "databaseId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessStep_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "44b79bb6e71de0d7593fa1dde9dec6dc";

export default node;
