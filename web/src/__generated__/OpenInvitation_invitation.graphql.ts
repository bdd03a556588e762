/**
 * @generated SignedSource<<325b8c074c0e87cf7a1d2cb2c9bf4697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "ERROR" | "EXPIRED" | "SUBMITTED" | "%future added value";
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenInvitation_invitation$data = {
  readonly email: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly link: string;
  readonly name: string | null | undefined;
  readonly role: MemberRole | null | undefined;
  readonly status: InvitationStatus;
  readonly " $fragmentType": "OpenInvitation_invitation";
};
export type OpenInvitation_invitation$key = {
  readonly " $data"?: OpenInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenInvitation_invitation",
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
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": "__isInvitation"
};

(node as any).hash = "299a51376c1dd3e2813976f159d8cbc3";

export default node;
