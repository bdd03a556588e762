/**
 * @generated SignedSource<<8d266a05930f23f10bcee85e0bada749>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditWebhookDialog_webhook$data = {
  readonly apiTokenId: string;
  readonly id: string;
  readonly name: string;
  readonly selection: string;
  readonly topics: ReadonlyArray<WebhookTopic>;
  readonly url: string;
  readonly " $fragmentType": "EditWebhookDialog_webhook";
};
export type EditWebhookDialog_webhook$key = {
  readonly " $data"?: EditWebhookDialog_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookDialog_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditWebhookDialog_webhook",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "apiTokenId",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "54aea2af191ab0903c677840ab8f1ea8";

export default node;
