/**
 * @generated SignedSource<<624b13c2b6c3615a7c84d707dca6deb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethodType = "CARD" | "US_BANK_ACCOUNT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodSummary_method$data = {
  readonly details: {
    readonly expiresMonth: number | null | undefined;
    readonly expiresYear: number | null | undefined;
    readonly holderName: string | null | undefined;
    readonly issuer: string | null | undefined;
    readonly last4: string | null | undefined;
  } | null | undefined;
  readonly type: PaymentMethodType | null | undefined;
  readonly " $fragmentType": "PaymentMethodSummary_method";
};
export type PaymentMethodSummary_method$key = {
  readonly " $data"?: PaymentMethodSummary_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodSummary_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentMethodSummary_method",
  "selections": [
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
      "concreteType": "PaymentMethodDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holderName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresMonth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresYear",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "361166b2c50b42978bf089dbc3c67544";

export default node;
