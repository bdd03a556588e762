/**
 * @generated SignedSource<<8555746eec9aaa2e0995180f3856c043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationBilling_organization$data = {
  readonly billing: {
    readonly paymentMethod: {
      readonly __typename: "PaymentMethod";
    } | null | undefined;
    readonly viewerCanManage: boolean;
    readonly viewerCannotManageReason: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodCard_billing">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "OrganizationBilling_organization";
};
export type OrganizationBilling_organization$key = {
  readonly " $data"?: OrganizationBilling_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationBilling_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationBilling_organization",
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
          "name": "PaymentMethodCard_billing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "3cd1fbac5e02f5b224c759b4f3edc1ed";

export default node;
