/**
 * @generated SignedSource<<82aeab74ef5e1d5f9428e8b28bb44c56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingSource = "LOCATION" | "ORGANIZATION" | "%future added value";
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationBilling_location$data = {
  readonly billing: {
    readonly paymentMethod: {
      readonly __typename: "PaymentMethod";
    } | null | undefined;
    readonly source: BillingSource | null | undefined;
    readonly status: PaymentMethodStatus | null | undefined;
    readonly viewerCanManage: boolean;
    readonly viewerCannotManageReason: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BillingNotice_billing" | "PaymentMethodCard_billing">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillingSourceCard_location">;
  readonly " $fragmentType": "LocationBilling_location";
};
export type LocationBilling_location$key = {
  readonly " $data"?: LocationBilling_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationBilling_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationBilling_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
          "name": "viewerCanManage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCannotManageReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "paymentMethod",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillingNotice_billing"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentMethodCard_billing"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingSourceCard_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "02207833c7d88c6af0524e496e1e3785";

export default node;
