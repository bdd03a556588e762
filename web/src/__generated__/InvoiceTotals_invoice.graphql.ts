/**
 * @generated SignedSource<<2463765f1e36dbf9c5816d306822f789>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostLineCode = "BACKGROUND_CHECK_FEE" | "BONUS" | "GATEWAY_FEE" | "IN_NETWORK_FEE" | "LABOR" | "OTHER_PAY" | "PLATFORM_FEE" | "REIMBURSEMENT" | "TIP" | "TIPPING_FEE" | "W2_FEE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTotals_invoice$data = {
  readonly credits: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
      readonly currency: string;
    };
    readonly databaseId: number;
    readonly label: string;
  }>;
  readonly parts: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
      readonly currency: string;
    };
    readonly code: CostLineCode;
    readonly label: string;
  }>;
  readonly tax: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly taxPercent: number;
  readonly taxable: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly total: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "InvoiceTotals_invoice";
};
export type InvoiceTotals_invoice$key = {
  readonly " $data"?: InvoiceTotals_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTotals_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceTotals_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayLine",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceCredit",
      "kind": "LinkedField",
      "name": "credits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "taxable",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "5f83e40d936601bc10103d475f4f766b";

export default node;
