/**
 * @generated SignedSource<<be8f01a7d1453035a5315eb7ac985b17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "DRAFT" | "FAILED" | "ISSUED" | "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceInHome_invoice$data = {
  readonly address: string | null | undefined;
  readonly databaseId: number;
  readonly number: string | null | undefined;
  readonly periodEnd: string;
  readonly periodStart: string;
  readonly status: InvoiceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
  readonly " $fragmentType": "InvoiceInHome_invoice";
};
export type InvoiceInHome_invoice$key = {
  readonly " $data"?: InvoiceInHome_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceInHome_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceInHome_invoice",
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
      "name": "number",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodEnd",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceActions_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "6acd3f5a64005d73e31145b5c381cd94";

export default node;
