/**
 * @generated SignedSource<<78174a269e892cd93bd367a445fbb15e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type PaymentFailure = "CARD_DECLINED" | "CARD_EXPIRED" | "CONFIRMATION_REQUIRED" | "INSUFFICIENT_FUNDS" | "PAYMENT_METHOD_UNUSABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayRow_work$data = {
  readonly application: {
    readonly databaseId: number;
    readonly id: string;
    readonly pro: {
      readonly displayName: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
    };
    readonly status: ApplicationStatus;
    readonly " $fragmentSpreads": FragmentRefs<"ApplicationStatusBadge_application" | "ProReview_application">;
  };
  readonly failure: PaymentFailure | null | undefined;
  readonly openDisputeDatabaseId: number | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Refunds_refunds">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PayHours_work" | "WorkRefund_work" | "isWorkPayable_work">;
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
      "name": "isWorkPayable_work",
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
          "alias": null,
          "args": null,
          "concreteType": "Pro",
          "kind": "LinkedField",
          "name": "pro",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProAvatar_pro"
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "579fa89985af6f6ebe4b75f41dbd137e";

export default node;
