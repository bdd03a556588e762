/**
 * @generated SignedSource<<f52b9b5b5519a67338ebede5801a7fbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CounterDisputeDialog_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly claimed: {
    readonly " $fragmentSpreads": FragmentRefs<"disputeValue_value">;
  };
  readonly contested: {
    readonly " $fragmentSpreads": FragmentRefs<"disputeValue_value">;
  };
  readonly id: string;
  readonly " $fragmentType": "CounterDisputeDialog_dispute";
};
export type CounterDisputeDialog_dispute$key = {
  readonly " $data"?: CounterDisputeDialog_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"CounterDisputeDialog_dispute">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "disputeValue_value",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "amount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountCents",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CounterDisputeDialog_dispute",
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
      "concreteType": "DisputeValue",
      "kind": "LinkedField",
      "name": "contested",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeValue",
      "kind": "LinkedField",
      "name": "claimed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pro",
          "kind": "LinkedField",
          "name": "pro",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};
})();

(node as any).hash = "757470ad8e9cbdcfc0904d90a70272a4";

export default node;
