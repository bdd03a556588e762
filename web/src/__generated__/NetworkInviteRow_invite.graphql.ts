/**
 * @generated SignedSource<<8cdf974f8e64994b79f759709aa19b87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NetworkInviteStatus = "ACCEPTED" | "EXPIRED" | "SENT" | "UNDELIVERABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NetworkInviteRow_invite$data = {
  readonly acceptedAt: string | null | undefined;
  readonly email: string | null | undefined;
  readonly expiresAt: string;
  readonly id: string;
  readonly inviterName: string | null | undefined;
  readonly link: string;
  readonly name: string | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly sentAt: string;
  readonly status: NetworkInviteStatus;
  readonly " $fragmentType": "NetworkInviteRow_invite";
};
export type NetworkInviteRow_invite$key = {
  readonly " $data"?: NetworkInviteRow_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkInviteRow_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NetworkInviteRow_invite",
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
      "name": "link",
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
      "name": "sentAt",
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
      "name": "acceptedAt",
      "storageKey": null
    },
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
    }
  ],
  "type": "NetworkInvite",
  "abstractKey": null
};

(node as any).hash = "3c85873dee9497067f20f35be8ff7c7f";

export default node;
