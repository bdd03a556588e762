/**
 * @generated SignedSource<<d54843f4eac3993d114fcd42fc02d6ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "AVAILABLE" | "ERROR" | "FAILED" | "IN_TRANSIT" | "PENDING_TRANSFER" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdHocStatusBadge_payment$data = {
  readonly status: PaymentStatus;
  readonly " $fragmentType": "AdHocStatusBadge_payment";
};
export type AdHocStatusBadge_payment$key = {
  readonly " $data"?: AdHocStatusBadge_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocStatusBadge_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdHocStatusBadge_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "AdHocPayment",
  "abstractKey": null
};

(node as any).hash = "e6fa826688ffb0566919bfbf52254c03";

export default node;
