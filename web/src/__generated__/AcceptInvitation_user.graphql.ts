/**
 * @generated SignedSource<<1fa9510d7906f87d57363427fd94c933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_user$data = {
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "AcceptInvitation_user";
};
export type AcceptInvitation_user$key = {
  readonly " $data"?: AcceptInvitation_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AcceptInvitation_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2e164ea635307e222789673aaa5c9e75";

export default node;
