/**
 * @generated SignedSource<<da5c27ee343decc583675697865bcb83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRows_invoices$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoices">;
  readonly " $fragmentType": "InvoiceRows_invoices";
}>;
export type InvoiceRows_invoices$key = ReadonlyArray<{
  readonly " $data"?: InvoiceRows_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRows_invoices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "InvoiceRows_invoices",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceTable_invoices"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "80de3abf7848267278b6ad082da04f99";

export default node;
