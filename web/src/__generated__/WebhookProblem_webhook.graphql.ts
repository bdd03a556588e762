/**
 * @generated SignedSource<<33845ff71102ba281f39f6f325829410>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookPauseReason = "ACCESS_LOST" | "ACCOUNT_INACTIVE" | "FAILING" | "GONE" | "MAKER" | "SELECTION" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookProblem_webhook$data = {
  readonly failingSince: string | null | undefined;
  readonly pauseDetail: string | null | undefined;
  readonly pauseReason: WebhookPauseReason | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly " $fragmentType": "WebhookProblem_webhook";
};
export type WebhookProblem_webhook$key = {
  readonly " $data"?: WebhookProblem_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookProblem_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookProblem_webhook",
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
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "2676d40af1a06c1ea27da87a79398f16";

export default node;
