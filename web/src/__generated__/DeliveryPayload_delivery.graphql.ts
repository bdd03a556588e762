/**
 * @generated SignedSource<<c8ab7c06acec1e82b657d270a766038e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryPayload_delivery$data = {
  readonly eventId: string;
  readonly payload: string | null | undefined;
  readonly " $fragmentType": "DeliveryPayload_delivery";
};
export type DeliveryPayload_delivery$key = {
  readonly " $data"?: DeliveryPayload_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPayload_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryPayload_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "9603781dc8c199ab8435e151499028ea";

export default node;
