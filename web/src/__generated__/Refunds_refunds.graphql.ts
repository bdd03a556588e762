/**
 * @generated SignedSource<<d6a22cc574207abaa832543026b8e13e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundStatus = "FAILED" | "REFUNDED" | "SUBMITTED" | "%future added value";
export type RefundWay = "INVOICE" | "PAYMENT_METHOD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Refunds_refunds$data = ReadonlyArray<{
  readonly amount: {
    readonly amountCents: number;
  };
  readonly createdAt: string | null | undefined;
  readonly createdByName: string | null | undefined;
  readonly databaseId: number;
  readonly reason: string;
  readonly settledAt: string | null | undefined;
  readonly status: RefundStatus | null | undefined;
  readonly way: RefundWay | null | undefined;
  readonly " $fragmentType": "Refunds_refunds";
}>;
export type Refunds_refunds$key = ReadonlyArray<{
  readonly " $data"?: Refunds_refunds$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunds_refunds">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Refunds_refunds",
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
      "name": "way",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
  "type": "Refund",
  "abstractKey": null
};

(node as any).hash = "8cbd552225643774676c640cec2923d6";

export default node;
