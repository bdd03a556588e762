/**
 * @generated SignedSource<<08b4441488c846ffb2953cea4f61aff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookActions_webhook$data = {
  readonly id: string;
  readonly name: string;
  readonly pausedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookDialog_webhook">;
  readonly " $fragmentType": "WebhookActions_webhook";
};
export type WebhookActions_webhook$key = {
  readonly " $data"?: WebhookActions_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookActions_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookActions_webhook",
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
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditWebhookDialog_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "e09d33be755a64d115d8dea0f4c2a4ea";

export default node;
