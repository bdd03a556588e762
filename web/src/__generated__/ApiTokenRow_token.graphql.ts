/**
 * @generated SignedSource<<edf14117e0fda2cda73e9ebc0c827d3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddressFamily = "IPV4" | "IPV6" | "%future added value";
export type ApiTokenScope = "ADMIN" | "PAY" | "POST" | "READ" | "ROSTER" | "TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenRow_token$data = {
  readonly expiresAt: string;
  readonly hint: string;
  readonly id: string;
  readonly lastUsedAddressFamily: AddressFamily | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly makerName: string | null | undefined;
  readonly name: string;
  readonly networks: ReadonlyArray<string>;
  readonly placeName: string | null | undefined;
  readonly replacedSecretEndsAt: string | null | undefined;
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  readonly " $fragmentType": "ApiTokenRow_token";
};
export type ApiTokenRow_token$key = {
  readonly " $data"?: ApiTokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApiTokenRow_token",
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
      "name": "makerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "networks",
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
      "name": "replacedSecretEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAddressFamily",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "b6e3a347fc127eefb4781110a950d9b5";

export default node;
