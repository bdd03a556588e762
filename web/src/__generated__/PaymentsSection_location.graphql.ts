/**
 * @generated SignedSource<<ff46eac32290d85628fa3caee17ae4aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentsSection_location$data = {
  readonly settings: {
    readonly inNetworkPaymentsEnabled: boolean;
    readonly tippingEnabled: boolean;
  };
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

(node as any).hash = "7e2c5e9fd663dbba83df1e48cb17a43a";

export default node;
