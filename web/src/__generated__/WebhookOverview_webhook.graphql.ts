/**
 * @generated SignedSource<<2ce91a47ac40a91fd3271158bd233a43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookOverview_webhook$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookActions_webhook" | "WebhookProblem_webhook" | "WebhookState_webhook" | "WebhookSummary_webhook">;
  readonly " $fragmentType": "WebhookOverview_webhook";
};
export type WebhookOverview_webhook$key = {
  readonly " $data"?: WebhookOverview_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookOverview_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookOverview_webhook",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookState_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookActions_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookProblem_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookSummary_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "bc690926fbd66b69a461c6494146461d";

export default node;
