/**
 * @generated SignedSource<<bea47a5c02d18d33532d0133a99c2e64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRow_group$data = {
  readonly databaseId: number;
  readonly description: string;
  readonly memberCount: number;
  readonly name: string;
  readonly " $fragmentType": "GroupRow_group";
};
export type GroupRow_group$key = {
  readonly " $data"?: GroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRow_group",
  "selections": [
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

(node as any).hash = "9b2aeb7bf5dc4c20a9114d8c46b6da02";

export default node;
