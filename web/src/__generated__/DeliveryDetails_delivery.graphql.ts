/**
 * @generated SignedSource<<38022c1c6e6bac93368a0190a17747ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "SKIPPED" | "WAITING" | "%future added value";
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryDetails_delivery$data = {
  readonly attemptCount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly isTest: boolean;
  readonly nextAttemptAt: string | null | undefined;
  readonly state: WebhookDeliveryState | null | undefined;
  readonly topic: WebhookTopic | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAttempts_delivery" | "DeliveryPayload_delivery" | "DeliveryState_delivery">;
  readonly " $fragmentType": "DeliveryDetails_delivery";
};
export type DeliveryDetails_delivery$key = {
  readonly " $data"?: DeliveryDetails_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryDetails_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryDetails_delivery",
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
      "name": "topic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryState_delivery"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryAttempts_delivery"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryPayload_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "f4ba7c4f72a1613df1916919acc6464b";

export default node;
