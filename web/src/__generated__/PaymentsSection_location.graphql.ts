/**
 * @generated SignedSource<<93c97f13a35c4c3a60587fff54fe90a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentsSection_location$data = {
  readonly id: string;
  readonly settings: {
    readonly autoApproveHoursEnabled: boolean | null | undefined;
    readonly inNetworkPaymentsEnabled: boolean;
    readonly tippingEnabled: boolean;
  };
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "PaymentsSection_location";
};
export type PaymentsSection_location$key = {
  readonly " $data"?: PaymentsSection_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsSection_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentsSection_location",
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
          "name": "tippingEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "autoApproveHoursEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inNetworkPaymentsEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "9275cce3b9da71d7c04131c23c16246a";

export default node;
