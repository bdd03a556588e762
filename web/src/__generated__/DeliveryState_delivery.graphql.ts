/**
 * @generated SignedSource<<c6e77dd1ed9df9ab52067790553fe078>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "SKIPPED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryState_delivery$data = {
  readonly attemptCount: number;
  readonly state: WebhookDeliveryState | null | undefined;
  readonly " $fragmentType": "DeliveryState_delivery";
};
export type DeliveryState_delivery$key = {
  readonly " $data"?: DeliveryState_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryState_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryState_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptCount",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "0892c55e104467f9f1f9bba8fc87faa4";

export default node;
