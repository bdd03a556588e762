/**
 * @generated SignedSource<<97fccb86003c5f32a4780c3682677014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookPauseReason = "ACCESS_LOST" | "ACCOUNT_INACTIVE" | "FAILING" | "GONE" | "MAKER" | "SELECTION" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "%future added value";
export type WebhookTopic = "AD_HOC_PAYMENT_CHANGED" | "AD_HOC_PAYMENT_CREATED" | "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "DISPUTE_CHANGED" | "DISPUTE_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "INVOICE_CHANGED" | "INVOICE_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "PAYMENT_CHANGED" | "PAYMENT_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly apiTokenName: string;
  readonly databaseId: number;
  readonly failingSince: string | null | undefined;
  readonly lastDeliveredAt: string | null | undefined;
  readonly name: string;
  readonly pauseDetail: string | null | undefined;
  readonly pauseReason: WebhookPauseReason | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly topics: ReadonlyArray<WebhookTopic>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_webhook">;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookRow_webhook",
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
      "name": "apiTokenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseDetail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDeliveredAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookState_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "0dd3aa4119fa6b974198998a78c22edc";

export default node;
