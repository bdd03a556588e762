/**
 * @generated SignedSource<<8a2c90bdcbdda9ba800c6c14bc27ca17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookTopic = "APPLICATION_CHANGED" | "APPLICATION_CREATED" | "GIG_CHANGED" | "GIG_CREATED" | "OFFER_CHANGED" | "OFFER_CREATED" | "%future added value";
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
