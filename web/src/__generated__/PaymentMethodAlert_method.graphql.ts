/**
 * @generated SignedSource<<ae8d19634304cf886e5b6d5e3842b8e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardExpiry = "EXPIRED" | "EXPIRES_SOON" | "VALID" | "%future added value";
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodAlert_method$data = {
  readonly details: {
    readonly expiry: CardExpiry | null | undefined;
    readonly failureMessage: string | null | undefined;
    readonly verificationUrl: string | null | undefined;
  } | null | undefined;
  readonly status: PaymentMethodStatus;
  readonly " $fragmentType": "PaymentMethodAlert_method";
};
export type PaymentMethodAlert_method$key = {
  readonly " $data"?: PaymentMethodAlert_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodAlert_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentMethodAlert_method",
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
      "concreteType": "PaymentMethodDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failureMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verificationUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "bd495f6e83ec1e398f653101666c38dc";

export default node;
