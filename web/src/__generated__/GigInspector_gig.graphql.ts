/**
 * @generated SignedSource<<1047891271d5ec8d067e17e16f709a11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigInspector_gig$data = {
  readonly cost: {
    readonly __typename: "GigCost";
  } | null | undefined;
  readonly status: GigStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_gig" | "FillingPanel_gig" | "GigActivity_gig" | "GigCostCard_gig" | "currentGigPhase_gig" | "useDecidesOnApplicants_gig">;
  readonly " $fragmentType": "GigInspector_gig";
};
export type GigInspector_gig$key = {
  readonly " $data"?: GigInspector_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigInspector_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigInspector_gig",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigCost",
        "kind": "LinkedField",
        "name": "cost",
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
      "to": "NULL"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "currentGigPhase_gig",
      "selections": [
        (v0/*:: as any*/),
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
      "name": "useDecidesOnApplicants_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FillingPanel_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsPanel_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigCostCard_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigActivity_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "1fe737b76aea7cc3df311941bbd0f0ff";

export default node;
