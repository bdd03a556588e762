/**
 * @generated SignedSource<<b31030a122e6c874a2e5316817a13b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupActions_group$data = {
  readonly databaseId: number;
  readonly description: string;
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly " $fragmentType": "GroupActions_group";
};
export type GroupActions_group$key = {
  readonly " $data"?: GroupActions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupActions_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupActions_group",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    }
  ],
  "type": "ProGroup",
  "abstractKey": null
};

(node as any).hash = "653d08494e9d19a48990b5e6ae70de73";

export default node;
