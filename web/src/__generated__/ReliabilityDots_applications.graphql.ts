/**
 * @generated SignedSource<<358336738a84b5ae13ab15aaf1ebaefd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type CancellationReason = "BUSINESS_CALLED_OUT" | "CALLED_OUT" | "CANCELLED_BY_LOCATION_MANAGER" | "CANCELLED_BY_PLATFORM_ADMIN" | "CANCELLED_BY_PRO" | "FEWER_PROS_NEEDED" | "NO_SHOW" | "OTHER" | "OVERRIDE_AUTOSELECT" | "PRO_BLOCKED" | "PRO_SUSPENDED" | "STAFFER_DISMISSAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReliabilityDots_applications$data = ReadonlyArray<{
  readonly cancellation: {
    readonly reason: CancellationReason;
  } | null | undefined;
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly status: ApplicationStatus;
  readonly " $fragmentType": "ReliabilityDots_applications";
}>;
export type ReliabilityDots_applications$key = ReadonlyArray<{
  readonly " $data"?: ReliabilityDots_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReliabilityDots_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReliabilityDots_applications",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfirmed",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "920f01b29defa6962568b33a6e94c85d";

export default node;
