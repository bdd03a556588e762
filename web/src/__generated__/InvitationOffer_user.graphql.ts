/**
 * @generated SignedSource<<ff72def5a6a7fbc5079077b5f6b3507e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationOffer_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_user">;
  readonly " $fragmentType": "InvitationOffer_user";
};
export type InvitationOffer_user$key = {
  readonly " $data"?: InvitationOffer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationOffer_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationOffer_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptInvitation_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fdabaf5b9f68ed44498581bd749c0308";

export default node;
