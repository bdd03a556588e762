/**
 * @generated SignedSource<<69f151c24269cba0e42d456a7dd2915b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLineRefund_line$data = {
  readonly adHocPaymentId: string | null | undefined;
  readonly adHocReason: AdHocPaymentReason | null | undefined;
  readonly applicationId: string | null | undefined;
  readonly correctsNumber: string | null | undefined;
  readonly proName: string;
  readonly total: {
    readonly amountCents: number;
  };
  readonly " $fragmentType": "InvoiceLineRefund_line";
};
export type InvoiceLineRefund_line$key = {
  readonly " $data"?: InvoiceLineRefund_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLineRefund_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceLineRefund_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicationId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adHocPaymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adHocReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctsNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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
    }
  ],
  "type": "InvoiceLine",
  "abstractKey": null
};

(node as any).hash = "68365f6aac50028d282ea7eb955b0538";

export default node;
