/**
 * @generated SignedSource<<a1ff8211df9455f2cbf8b16d5257138b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceFrequency = "DAILY" | "WEEKLY" | "%future added value";
export type InvoiceStyle = "ADDRESS" | "LOCATION" | "STANDARD" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoicingSection_location$data = {
  readonly id: string;
  readonly settings: {
    readonly invoiceFrequency: InvoiceFrequency | null | undefined;
    readonly invoiceStyle: InvoiceStyle | null | undefined;
    readonly invoiceWorkWeekEnd: Weekday | null | undefined;
    readonly invoicingEnabled: boolean;
  };
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "InvoicingSection_location";
};
export type InvoicingSection_location$key = {
  readonly " $data"?: InvoicingSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicingSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoicingSection_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanEdit",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocationSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoicingEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceFrequency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceStyle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceWorkWeekEnd",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "cad89ed3b0058bfe1ea2ab4346cf90ce";

export default node;
