/**
 * @generated SignedSource<<453273d7a81fd348b7f81b21048cae5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationTable_invitations$data = ReadonlyArray<{
  readonly email: string;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
  readonly " $fragmentType": "InvitationTable_invitations";
}>;
export type InvitationTable_invitations$key = ReadonlyArray<{
  readonly " $data"?: InvitationTable_invitations$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationTable_invitations">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "InvitationTable_invitations",
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
      "name": "email",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationRow_invitation"
    }
  ],
  "type": "Invitation",
  "abstractKey": "__isInvitation"
};

(node as any).hash = "82ca846ce8bcfd801332dcf354c2dec9";

export default node;
