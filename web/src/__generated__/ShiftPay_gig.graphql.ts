/**
 * @generated SignedSource<<c42050b3a2dcfe6ed1c16d8b81ccc083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftPay_gig$data = {
  readonly location: {
    readonly settings: {
      readonly tippingEnabled: boolean;
    };
    readonly viewerCanManageBlocks: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCostRates_location">;
  } | null | undefined;
  readonly pay: ReadonlyArray<{
    readonly __typename: "WorkPay";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayGig_gig">;
  readonly " $fragmentType": "ShiftPay_gig";
};
export type ShiftPay_gig$key = {
  readonly " $data"?: ShiftPay_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftPay_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShiftPay_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkPay",
      "kind": "LinkedField",
      "name": "pay",
      "plural": true,
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
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManageBlocks",
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCostRates_location"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayGig_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "92e199e730d25a60487a5c6a43279cf2";

export default node;
