/**
 * @generated SignedSource<<867ab1b196fdde16d07a09ff4988de38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDownloads_invoice$data = {
  readonly databaseId: number;
  readonly number: string | null | undefined;
  readonly " $fragmentType": "InvoiceDownloads_invoice";
};
export type InvoiceDownloads_invoice$key = {
  readonly " $data"?: InvoiceDownloads_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDownloads_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceDownloads_invoice",
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "726c4d0c3df7b11309da3ec071291927";

export default node;
