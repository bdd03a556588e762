/**
 * @generated SignedSource<<957bbbc8b155b22e6667ec4f64685bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLineReview_line$data = {
  readonly databaseId: number;
  readonly heldReason: string | null | undefined;
  readonly proName: string;
  readonly " $fragmentType": "InvoiceLineReview_line";
};
export type InvoiceLineReview_line$key = {
  readonly " $data"?: InvoiceLineReview_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLineReview_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceLineReview_line",
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
      "name": "proName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldReason",
      "storageKey": null
    }
  ],
  "type": "InvoiceLine",
  "abstractKey": null
};

(node as any).hash = "e65426b2219e4c8a927481bc97781c65";

export default node;
