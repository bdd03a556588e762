/**
 * @generated SignedSource<<8fac66efbbe7e5beba714658510cbd7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInAddresses_user$data = {
  readonly email: string | null | undefined;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isSsoLogin: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "SignInAddresses_user";
};
export type SignInAddresses_user$key = {
  readonly " $data"?: SignInAddresses_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInAddresses_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInAddresses_user",
  "selections": [
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
      "name": "isEmailVerified",
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
      "name": "isPhoneVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSsoLogin",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "86efee58887a759832edae0a5ce2d345";

export default node;
