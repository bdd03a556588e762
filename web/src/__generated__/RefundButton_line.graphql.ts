/**
 * @generated SignedSource<<46613b16c4490146390878dab2905708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdHocPaymentReason = "ADJUST_HOURS" | "OTHER" | "PRO_BONUS" | "REIMBURSEMENT" | "SHORTED_PAY" | "TIP" | "TOS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundButton_line$data = {
  readonly adHocReason: AdHocPaymentReason | null | undefined;
  readonly applicationId: string | null | undefined;
  readonly correctsNumber: string | null | undefined;
  readonly proName: string;
  readonly total: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "RefundButton_line";
};
export type RefundButton_line$key = {
  readonly " $data"?: RefundButton_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundButton_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RefundButton_line",
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
      "kind": "ScalarField",
      "name": "adHocReason",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceLine",
  "abstractKey": null
};

(node as any).hash = "d8d777a0bcc6fe6c81c7b3213cb4633b";

export default node;
