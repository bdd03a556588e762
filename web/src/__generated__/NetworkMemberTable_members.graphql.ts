/**
 * @generated SignedSource<<a2cd3dd0674784b58bc08bb7d9e54741>>
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
    readonly uuid: string;
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
          "name": "uuid",
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

(node as any).hash = "aedaf8a36b3ae8cacd9cf4b7ecf6793b";

export default node;
