/**
 * @generated SignedSource<<37494ccbe1de23c86e3ca55d2e7ae8ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingSource = "LOCATION" | "ORGANIZATION" | "%future added value";
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillingSourceCard_location$data = {
  readonly billing: {
    readonly source: BillingSource | null | undefined;
    readonly status: PaymentMethodStatus | null | undefined;
    readonly viewerCanManage: boolean;
  } | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly organization: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingSourceActions_location">;
  readonly " $fragmentType": "BillingSourceCard_location";
};
export type BillingSourceCard_location$key = {
  readonly " $data"?: BillingSourceCard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingSourceCard_location">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BillingSourceCard_location",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingSourceActions_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "606be5fb38fb38dfbe7adc074baf421c";

export default node;
