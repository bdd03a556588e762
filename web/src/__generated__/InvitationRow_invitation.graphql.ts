/**
 * @generated SignedSource<<66db42f8a3efba0db1efe3b15ae72f3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "ERROR" | "EXPIRED" | "SUBMITTED" | "%future added value";
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationRow_invitation$data = {
  readonly email: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly inviterName: string | null | undefined;
  readonly link: string;
  readonly name: string | null | undefined;
  readonly role: MemberRole | null | undefined;
  readonly status: InvitationStatus;
  readonly " $fragmentType": "InvitationRow_invitation";
};
export type InvitationRow_invitation$key = {
  readonly " $data"?: InvitationRow_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationRow_invitation",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviterName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": "__isInvitation"
};

(node as any).hash = "d852ae5602b8a35a31d7036331fb67cf";

export default node;
