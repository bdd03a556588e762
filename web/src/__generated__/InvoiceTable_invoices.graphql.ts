/**
 * @generated SignedSource<<16c98d5aa3e327a19e72fb3634b215b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTable_invoices$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"InvoiceRow_invoice">;
    };
  }>;
  readonly " $fragmentType": "InvoiceTable_invoices";
};
export type InvoiceTable_invoices$key = {
  readonly " $data"?: InvoiceTable_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceTable_invoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceConnection",
  "abstractKey": null
};

(node as any).hash = "6ea24b8c4ce3cc06cd5ef9943d8669fd";

export default node;
