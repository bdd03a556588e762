/**
 * @generated SignedSource<<b1e9dfe077ef0619b437b481a10bd727>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkMemberTable_members$data = ReadonlyArray<{
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NetworkMemberRow_member">;
  readonly " $fragmentType": "NetworkMemberTable_members";
}>;
export type NetworkMemberTable_members$key = ReadonlyArray<{
  readonly " $data"?: NetworkMemberTable_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkMemberTable_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "NetworkMemberTable_members",
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
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NetworkMemberRow_member"
    }
  ],
  "type": "NetworkMember",
  "abstractKey": null
};

(node as any).hash = "f72ab0f119261a66c0590fd9729a5f3d";

export default node;
