/**
 * @generated SignedSource<<8835423aa60b22e02ed2460f65317082>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookPauseReason = "ACCESS_LOST" | "ACCOUNT_INACTIVE" | "FAILING" | "GONE" | "MAKER" | "SELECTION" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookProblem_webhook$data = {
  readonly eventsLostAt: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly lostEventCount: number | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lostEventCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventsLostAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "37f21b235f2750d6ee131a30d8ff66fb";

export default node;
