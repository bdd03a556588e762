/**
 * @generated SignedSource<<10a5a22d5141d14f304cd5c59d2d2a4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type CancellationReason = "BUSINESS_CALLED_OUT" | "CALLED_OUT" | "CANCELLED_BY_LOCATION_MANAGER" | "CANCELLED_BY_PLATFORM_ADMIN" | "CANCELLED_BY_PRO" | "FEWER_PROS_NEEDED" | "NO_SHOW" | "OTHER" | "OVERRIDE_AUTOSELECT" | "PRO_BLOCKED" | "PRO_SUSPENDED" | "STAFFER_DISMISSAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicationStatusBadge_application$data = {
  readonly cancellation: {
    readonly explanation: string | null | undefined;
    readonly reason: CancellationReason;
  } | null | undefined;
  readonly isMissing: boolean | null | undefined;
  readonly status: ApplicationStatus;
  readonly " $fragmentType": "ApplicationStatusBadge_application";
};
export type ApplicationStatusBadge_application$key = {
  readonly " $data"?: ApplicationStatusBadge_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicationStatusBadge_application",
  "selections": [
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
      "name": "isMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cancellation",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "802e72dc15e009e2f25a27cf766e52d0";

export default node;
