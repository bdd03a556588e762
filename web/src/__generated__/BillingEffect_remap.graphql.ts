/**
 * @generated SignedSource<<78c1881e368591b0e57a9b27cc0268ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingSource = "LOCATION" | "ORGANIZATION" | "%future added value";
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillingEffect_remap$data = {
  readonly billingSource: BillingSource;
  readonly fromOrganization: {
    readonly name: string;
  };
  readonly paymentMethodStatusAfter: PaymentMethodStatus;
  readonly paymentMethodStatusBefore: PaymentMethodStatus;
  readonly paymentMethodStatusForEarlierWork: PaymentMethodStatus | null | undefined;
  readonly toOrganization: {
    readonly name: string;
  };
  readonly " $fragmentType": "BillingEffect_remap";
};
export type BillingEffect_remap$key = {
  readonly " $data"?: BillingEffect_remap$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingEffect_remap">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BillingEffect_remap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "fromOrganization",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "toOrganization",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodStatusBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodStatusAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodStatusForEarlierWork",
      "storageKey": null
    }
  ],
  "type": "OrganizationRemap",
  "abstractKey": null
};
})();

(node as any).hash = "c9599269524ea8aea10f5b5e0341da92";

export default node;
