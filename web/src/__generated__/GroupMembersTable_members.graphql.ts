/**
 * @generated SignedSource<<71dedd4cee842e626a8ee1981826bb6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupMembersTable_members$data = ReadonlyArray<{
  readonly pro: {
    readonly id: string;
    readonly uuid: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupMemberRow_member">;
  readonly " $fragmentType": "GroupMembersTable_members";
}>;
export type GroupMembersTable_members$key = ReadonlyArray<{
  readonly " $data"?: GroupMembersTable_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMembersTable_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "GroupMembersTable_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
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
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupMemberRow_member"
    }
  ],
  "type": "NetworkMember",
  "abstractKey": null
};

(node as any).hash = "f04968548175592f5169f75291227a1f";

export default node;
