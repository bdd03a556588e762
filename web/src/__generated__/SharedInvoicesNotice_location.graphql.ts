/**
 * @generated SignedSource<<80d1f483a1e7df395a983ecd06e9b215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingSource = "LOCATION" | "ORGANIZATION" | "%future added value";
export type InvoiceStyle = "ADDRESS" | "LOCATION" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SharedInvoicesNotice_location$data = {
  readonly billing: {
    readonly source: BillingSource | null | undefined;
  } | null | undefined;
  readonly organization: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly settings: {
    readonly invoiceStyle: InvoiceStyle | null | undefined;
    readonly invoicingEnabled: boolean;
  };
  readonly " $fragmentType": "SharedInvoicesNotice_location";
};
export type SharedInvoicesNotice_location$key = {
  readonly " $data"?: SharedInvoicesNotice_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedInvoicesNotice_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SharedInvoicesNotice_location",
  "selections": [
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
          "name": "invoiceStyle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Billing",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "416941307d34ef76104f2c2029c61d7b";

export default node;
