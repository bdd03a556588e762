/**
 * @generated SignedSource<<f8cc8df01193b36716153900c7b8e155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTable_invoices$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRow_invoice">;
  readonly " $fragmentType": "InvoiceTable_invoices";
}>;
export type InvoiceTable_invoices$key = ReadonlyArray<{
  readonly " $data"?: InvoiceTable_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "InvoiceTable_invoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceRow_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "ddbb5886c6e559ab760b153022727589";

export default node;
