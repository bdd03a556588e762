/**
 * @generated SignedSource<<3c6d68fda1c4ca8f1eb9afccb97149d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdHocPaymentRow_payment$data = {
  readonly amount: {
    readonly amountCents: number;
  };
  readonly charge: {
    readonly amountCents: number;
  } | null | undefined;
  readonly chargedToBusiness: boolean;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
  } | null | undefined;
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly reason: AdHocPaymentReason;
  readonly refunds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Refunds_refunds">;
  }>;
  readonly submittedAt: string | null | undefined;
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocFailure_payment" | "AdHocPaymentRefund_payment" | "AdHocRetry_payment" | "AdHocStatusBadge_payment">;
  readonly " $fragmentType": "AdHocPaymentRow_payment";
};
export type AdHocPaymentRow_payment$key = {
  readonly " $data"?: AdHocPaymentRow_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdHocPaymentRow_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdHocPaymentRow_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chargedToBusiness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "charge",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaidHours",
      "kind": "LinkedField",
      "name": "workingHours",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gig",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Skill",
            "kind": "LinkedField",
            "name": "skill",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocStatusBadge_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocFailure_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocRetry_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdHocPaymentRefund_payment"
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
  "type": "AdHocPayment",
  "abstractKey": null
};
})();

(node as any).hash = "b130e59620265d158dfe0f0dcd526f30";

export default node;
