/**
 * @generated SignedSource<<be06c65bdec2baa452a16e5c4009312a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputeCostLines_cost$data = {
  readonly isChargedNow: boolean;
  readonly isInvoiced: boolean;
  readonly lines: ReadonlyArray<{
    readonly amount: {
      readonly amountCents: number;
    };
    readonly label: string;
  }>;
  readonly total: {
    readonly amountCents: number;
  };
  readonly " $fragmentType": "DisputeCostLines_cost";
};
export type DisputeCostLines_cost$key = {
  readonly " $data"?: DisputeCostLines_cost$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeCostLines_cost">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputeCostLines_cost",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChargedNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInvoiced",
      "storageKey": null
    }
  ],
  "type": "DisputeCost",
  "abstractKey": null
};
})();

(node as any).hash = "c188e1c2a11603d001031e9eca11d0c8";

export default node;
