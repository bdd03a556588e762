/**
 * @generated SignedSource<<89a4b75e79852e8d2357a534da3bc1b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDocument_invoice$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceFacts_invoice" | "InvoiceLines_invoice" | "InvoiceTotals_invoice">;
  readonly " $fragmentType": "InvoiceDocument_invoice";
};
export type InvoiceDocument_invoice$key = {
  readonly " $data"?: InvoiceDocument_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDocument_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceDocument_invoice",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceFacts_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLines_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceTotals_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "d085d43b4f605ef2a6475b6b8bc7c4c5";

export default node;
