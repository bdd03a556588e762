/**
 * @generated SignedSource<<f10aa4b4ce55ab348f92706bc2a8b779>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TermsAcceptanceStatus = "ACCEPTED" | "EXPIRED" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TermsBanner_user$data = {
  readonly isPlatformAdmin: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlatformAdmin",
      "storageKey": null
    },
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

(node as any).hash = "e014c735d9a73d54eff3365f9c1932e6";

export default node;
