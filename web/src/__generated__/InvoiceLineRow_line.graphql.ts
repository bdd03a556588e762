/**
 * @generated SignedSource<<c8b2f5e5c0e13dc32486bdeef452491d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostLineCode = "BACKGROUND_CHECK_FEE" | "BONUS" | "GATEWAY_FEE" | "IN_NETWORK_FEE" | "LABOR" | "OTHER_PAY" | "PLATFORM_FEE" | "REIMBURSEMENT" | "TIP" | "TIPPING_FEE" | "W2_FEE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLineRow_line$data = {
  readonly correctsNumber: string | null | undefined;
  readonly databaseId: number;
  readonly earlierHeldReason: string | null | undefined;
  readonly endTime: string;
  readonly heldReason: string | null | undefined;
  readonly isLateCancellation: boolean;
  readonly locationName: string;
  readonly minutes: number | null | undefined;
  readonly parts: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
      readonly currency: string;
    };
    readonly code: CostLineCode;
    readonly label: string;
  }>;
  readonly proName: string;
  readonly skillName: string;
  readonly startTime: string;
  readonly tax: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly timeZone: string;
  readonly total: {
    readonly amountCents: number;
    readonly currency: string;
  };
  readonly wage: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLineRefund_line" | "InvoiceLineReview_line">;
  readonly " $fragmentType": "InvoiceLineRow_line";
};
export type InvoiceLineRow_line$key = {
  readonly " $data"?: InvoiceLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLineRow_line">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceLineRow_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
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
      "name": "skillName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "wage",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "heldReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earlierHeldReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLineReview_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLineRefund_line"
    }
  ],
  "type": "InvoiceLine",
  "abstractKey": null
};
})();

(node as any).hash = "24fa4a9c10ef4de3606066d662b92bb7";

export default node;
