/**
 * @generated SignedSource<<a8a6b96b219b164ed4cf10c0d0c60cdb>>
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

(node as any).hash = "9c4c75bb5673301540884e38ad7b4bac";

export default node;
