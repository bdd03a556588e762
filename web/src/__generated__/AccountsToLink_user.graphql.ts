/**
 * @generated SignedSource<<0933236eea5e64cdf6b9f717dc236139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountsToLink_user$data = {
  readonly linkableAccounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly codeSentTo: string | null | undefined;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LinkableAccountItem_account">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AccountsToLink_user";
};
export type AccountsToLink_user$key = {
  readonly " $data"?: AccountsToLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountsToLink_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountsToLink_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "LinkableAccountConnection",
      "kind": "LinkedField",
      "name": "linkableAccounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LinkableAccountEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LinkableAccount",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "codeSentTo",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LinkableAccountItem_account"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "linkableAccounts(first:50)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "727fc8221b6d4c4b0a6387dc1f506aaf";

export default node;
