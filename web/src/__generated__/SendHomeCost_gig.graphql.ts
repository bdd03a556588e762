/**
 * @generated SignedSource<<5f19c0ee3510a05ae647baccd63530aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendHomeCost_gig$data = {
  readonly timeZone: string | null | undefined;
  readonly wage: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "SendHomeCost_gig";
};
export type SendHomeCost_gig$key = {
  readonly " $data"?: SendHomeCost_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendHomeCost_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SendHomeCost_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
            "name": "amountCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
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

(node as any).hash = "587ef60c728d987a6918fcf015f57aa0";

export default node;
