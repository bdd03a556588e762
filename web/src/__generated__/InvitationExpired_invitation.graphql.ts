/**
 * @generated SignedSource<<91cadc474186ca484e6f8b5a534941ae>>
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
  readonly organizationName: string | null | undefined;
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
