/**
 * @generated SignedSource<<eb610341fb4eac6ee1eca6a97f7eff45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookFailure = "CERTIFICATE" | "CONNECTION" | "NAME_NOT_FOUND" | "NOT_PUBLIC" | "READING" | "SELECTION" | "TIMEOUT" | "%future added value";
export type WebhookTopic = "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "%future added value";
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
