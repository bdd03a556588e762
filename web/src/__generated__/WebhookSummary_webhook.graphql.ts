/**
 * @generated SignedSource<<aa0671f0993b9cdc76690d40c7433684>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookSummary_webhook$data = {
  readonly apiTokenName: string;
  readonly createdAt: string;
  readonly replacedSecretEndsAt: string | null | undefined;
  readonly selection: string;
  readonly topics: ReadonlyArray<WebhookTopic>;
  readonly url: string;
  readonly " $fragmentType": "WebhookSummary_webhook";
};
export type WebhookSummary_webhook$key = {
  readonly " $data"?: WebhookSummary_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookSummary_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookSummary_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topics",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiTokenName",
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
      "name": "replacedSecretEndsAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "38490b92d8a306de100466de5f0ec4e2";

export default node;
