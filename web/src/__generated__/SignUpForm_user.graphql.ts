/**
 * @generated SignedSource<<1c0b21532033285afb0dcda332516c94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpForm_user$data = {
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly lastName: string;
  readonly phoneNumber: string | null | undefined;
  readonly termsAcceptance: {
    readonly version: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SignUpForm_user";
};
export type SignUpForm_user$key = {
  readonly " $data"?: SignUpForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignUpForm_user",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
      "concreteType": "TermsAcceptance",
      "kind": "LinkedField",
      "name": "termsAcceptance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7979bc67fd3fa2acc7b76e9b6fd99895";

export default node;
