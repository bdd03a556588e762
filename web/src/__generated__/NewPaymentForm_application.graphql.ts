/**
 * @generated SignedSource<<8811bd22755abd84df468d8a8e3ed173>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewPaymentForm_application$data = {
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
  };
  readonly proPayment: {
    readonly __typename: "Payment";
  } | null | undefined;
  readonly status: ApplicationStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useNewPayment_application">;
  readonly " $fragmentType": "NewPaymentForm_application";
};
export type NewPaymentForm_application$key = {
  readonly " $data"?: NewPaymentForm_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPaymentForm_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewPaymentForm_application",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "proPayment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNewPayment_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "f91c575f39e1f213bab133cebf1c0397";

export default node;
