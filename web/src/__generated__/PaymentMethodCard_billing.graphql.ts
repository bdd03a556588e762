/**
 * @generated SignedSource<<ad2456b8b0444a1339d6e9322d802aac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodCard_billing$data = {
  readonly paymentMethod: {
    readonly status: PaymentMethodStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodAlert_method" | "PaymentMethodSummary_method">;
  } | null | undefined;
  readonly viewerCanManage: boolean;
  readonly " $fragmentType": "PaymentMethodCard_billing";
};
export type PaymentMethodCard_billing$key = {
  readonly " $data"?: PaymentMethodCard_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodCard_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentMethodCard_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethod",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentMethodSummary_method"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentMethodAlert_method"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "0eac0ea30e1c20a0a7f0707bee546762";

export default node;
