/**
 * @generated SignedSource<<dd6c76b15231e41b2292ee725d6653db>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AddressRow_address" | "ChangeAddressDialog_address">;
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
    }
  ],
  "type": "LocationAddress",
  "abstractKey": null
};

(node as any).hash = "8606efa39d34f1195b6c6adcf34de9c6";

export default node;
