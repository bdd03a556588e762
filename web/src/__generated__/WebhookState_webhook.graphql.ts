/**
 * @generated SignedSource<<f8bf950d955b310c4f1676153d0ad5f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookState_webhook$data = {
  readonly failingSince: string | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly " $fragmentType": "WebhookState_webhook";
};
export type WebhookState_webhook$key = {
  readonly " $data"?: WebhookState_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookState_webhook",
  "selections": [
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
      "name": "failingSince",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "e53b72c4c96d08eec0954b4b9637da31";

export default node;
