/**
 * @generated SignedSource<<66e3c8fdd1d6a36cb22d3d8f8a5aabe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationOffer_invitation$data = {
  readonly email: string;
  readonly expiresAt: string;
  readonly inviterName: string | null | undefined;
  readonly locationName: string | null | undefined;
  readonly organizationName: string | null | undefined;
  readonly role: MemberRole | null | undefined;
  readonly " $fragmentType": "InvitationOffer_invitation";
};
export type InvitationOffer_invitation$key = {
  readonly " $data"?: InvitationOffer_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationOffer_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationOffer_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationName",
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
      "name": "email",
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "InvitationPreview",
  "abstractKey": null
};

(node as any).hash = "01407d65a87153ddd19690d2271b5e42";

export default node;
