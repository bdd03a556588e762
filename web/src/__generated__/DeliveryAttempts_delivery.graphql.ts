/**
 * @generated SignedSource<<5e6266837eb3492df3f66d8d7086c054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "SKIPPED" | "WAITING" | "%future added value";
export type WebhookFailure = "CERTIFICATE" | "CONNECTION" | "NAME_NOT_FOUND" | "NOT_PUBLIC" | "READING" | "SELECTION" | "TIMEOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryAttempts_delivery$data = {
  readonly attempts: ReadonlyArray<{
    readonly failure: WebhookFailure | null | undefined;
    readonly milliseconds: number;
    readonly number: number;
    readonly response: string | null | undefined;
    readonly startedAt: string;
    readonly status: number | null | undefined;
  }>;
  readonly state: WebhookDeliveryState | null | undefined;
  readonly " $fragmentType": "DeliveryAttempts_delivery";
};
export type DeliveryAttempts_delivery$key = {
  readonly " $data"?: DeliveryAttempts_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAttempts_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryAttempts_delivery",
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
      "concreteType": "WebhookAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "milliseconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "response",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "674033f211c9acebc43cb5e3c04a5d0c";

export default node;
