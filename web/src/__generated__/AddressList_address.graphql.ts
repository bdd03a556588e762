/**
 * @generated SignedSource<<24d3a7b6ee925d279f98781f4aa425a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationAddressType = "PRIMARY" | "SECONDARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddressList_address$data = ReadonlyArray<{
  readonly address: {
    readonly line1: string;
  };
  readonly id: string;
  readonly name: string | null | undefined;
  readonly type: LocationAddressType;
  readonly " $fragmentSpreads": FragmentRefs<"AddressRow_address" | "ChangeAddressDialog_address" | "ChangeAddressDialog_others">;
  readonly " $fragmentType": "AddressList_address";
}>;
export type AddressList_address$key = ReadonlyArray<{
  readonly " $data"?: AddressList_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressList_address">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AddressList_address",
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
      "name": "type",
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
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressRow_address"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeAddressDialog_address"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeAddressDialog_others"
    }
  ],
  "type": "LocationAddress",
  "abstractKey": null
};

(node as any).hash = "0eae60e1df041b8fb235654b2de51aa8";

export default node;
