/**
 * @generated SignedSource<<2510ded8680423a49733c700955b78b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationExpired_invitation$data = {
  readonly expiresAt: string;
  readonly inviterName: string | null | undefined;
  readonly locationName: string | null | undefined;
  readonly organizationName: string;
  readonly " $fragmentType": "InvitationExpired_invitation";
};
export type InvitationExpired_invitation$key = {
  readonly " $data"?: InvitationExpired_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationExpired_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationExpired_invitation",
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

(node as any).hash = "e321909cd2a92db701f4f67863ccc1a9";

export default node;
