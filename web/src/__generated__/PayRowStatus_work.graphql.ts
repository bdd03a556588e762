/**
 * @generated SignedSource<<dd547b96a0bf5812f990d2a1354c7d7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "AMOUNT_TOO_SMALL" | "CARD_DECLINED" | "CARD_EXPIRED" | "CHARGE_REVERSED" | "CONFIRMATION_REQUIRED" | "DEBIT_RETURNED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "PAYOUT_ACCOUNT_CLOSED" | "PAYOUT_REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayRowStatus_work$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application" | "ProReview_application">;
  };
  readonly billedTo: string | null | undefined;
  readonly failure: PaymentFailure | null | undefined;
  readonly isLateCancellation: boolean;
  readonly openDisputeDatabaseId: number | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Refunds_refunds">;
  }>;
  readonly returnedPart: {
    readonly amountCents: number;
  } | null | undefined;
  readonly viewerCanAddExtras: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutBadge_work" | "PayoutNote_work" | "payStatusOf_work">;
  readonly " $fragmentType": "PayRowStatus_work";
};
export type PayRowStatus_work$key = {
  readonly " $data"?: PayRowStatus_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayRowStatus_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayRowStatus_work",
  "selections": [
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "returnedPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLateCancellation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAddExtras",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "payStatusOf_work",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentStatus",
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
              "name": "status",
              "storageKey": null
            }
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
      "name": "PayoutBadge_work"
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

(node as any).hash = "85c7c2bd136f312f57daafa169027c13";

export default node;
