/**
 * @generated SignedSource<<d8e567f1a967ad993dff6ea1218b9013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOutCost_gig$data = {
  readonly id: string;
  readonly wage: {
    readonly __typename: "Money";
  } | null | undefined;
  readonly " $fragmentType": "CallOutCost_gig";
};
export type CallOutCost_gig$key = {
  readonly " $data"?: CallOutCost_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallOutCost_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CallOutCost_gig",
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
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "wage",
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
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "3741d1ecf57bca6b22ea264560ba14ad";

export default node;
