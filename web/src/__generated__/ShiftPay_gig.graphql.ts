/**
 * @generated SignedSource<<73eaf7ccc70e3e78086c6431fb6a328e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PayGig_gig" | "currentGigPhase_gig">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "currentGigPhase_gig",
      "selections": [
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
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GigFill",
          "kind": "LinkedField",
          "name": "fill",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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

(node as any).hash = "c93b9b636a7dcbf84880897a99fe29cc";

export default node;
