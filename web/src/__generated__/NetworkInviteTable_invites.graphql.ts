/**
 * @generated SignedSource<<dc37e2e53bb1063b4810eb85dc55b44c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkInviteTable_invites$data = ReadonlyArray<{
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkInviteRow_invite">;
  readonly " $fragmentType": "NetworkInviteTable_invites";
}>;
export type NetworkInviteTable_invites$key = ReadonlyArray<{
  readonly " $data"?: NetworkInviteTable_invites$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkInviteTable_invites">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "NetworkInviteTable_invites",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NetworkInviteRow_invite"
    }
  ],
  "type": "NetworkInvite",
  "abstractKey": null
};

(node as any).hash = "27775089381a4c1bdefa360773775cf9";

export default node;
