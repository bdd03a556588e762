/**
 * @generated SignedSource<<8d49e092ea827b06a042ca49ff53fb9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookFailure = "CERTIFICATE" | "CONNECTION" | "NAME_NOT_FOUND" | "NOT_PUBLIC" | "READING" | "SELECTION" | "TIMEOUT" | "%future added value";
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryRow_delivery$data = {
  readonly attemptCount: number;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly isTest: boolean;
  readonly latestAttempt: {
    readonly failure: WebhookFailure | null | undefined;
    readonly status: number | null | undefined;
  } | null | undefined;
  readonly topic: WebhookTopic | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryState_delivery">;
  readonly " $fragmentType": "DeliveryRow_delivery";
};
export type DeliveryRow_delivery$key = {
  readonly " $data"?: DeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryRow_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryRow_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "createdAt",
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
      "alias": null,
      "args": null,
      "concreteType": "WebhookAttempt",
      "kind": "LinkedField",
      "name": "latestAttempt",
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
          "name": "failure",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryState_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "cc3be966973c60a8334565292bd0490d";

export default node;
