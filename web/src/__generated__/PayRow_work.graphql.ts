/**
 * @generated SignedSource<<c81bc9c5e2dff5d489e73d8716c89b05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type PaymentFailure = "CARD_DECLINED" | "CARD_EXPIRED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayRow_work$data = {
  readonly application: {
    readonly databaseId: number;
    readonly id: string;
    readonly status: ApplicationStatus;
    readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application" | "ProReview_application">;
  };
  readonly failure: PaymentFailure | null | undefined;
  readonly openDisputeDatabaseId: number | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Refunds_refunds">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PayHours_work" | "PayoutNote_work" | "WorkRefund_work" | "readPayability_work">;
  readonly " $fragmentType": "PayRow_work";
};
export type PayRow_work$key = {
  readonly " $data"?: PayRow_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayRow_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayRow_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readPayability_work",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPayable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPayoutAccount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutFailure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GigApplication",
          "kind": "LinkedField",
          "name": "application",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutNote_work"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDisputeDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
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
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApplicationStatusBadge_application"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProReview_application"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayHours_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkRefund_work"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Refunds_refunds"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkPay",
  "abstractKey": null
};
})();

(node as any).hash = "e624bd1f0c1f98d93142841105ae252b";

export default node;
