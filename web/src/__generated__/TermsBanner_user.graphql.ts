/**
 * @generated SignedSource<<8face858b7af1ecbeb72bff0f7e2456b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TermsAcceptanceStatus = "ACCEPTED" | "EXPIRED" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TermsBanner_user$data = {
  readonly termsAcceptance: {
    readonly status: TermsAcceptanceStatus;
    readonly version: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TermsBanner_user";
};
export type TermsBanner_user$key = {
  readonly " $data"?: TermsBanner_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsBanner_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TermsBanner_user",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dafaf0262eecb9c88b8028b0c5f3656f";

export default node;
