/**
 * @generated SignedSource<<c30b073f8c3e2861292ee79c3b7acf2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendHomeCost_gig$data = {
  readonly timeZone: string | null | undefined;
  readonly unpaidBreakMinutes: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidBreakMinutes",
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

(node as any).hash = "1903d4f0df0e21158ab7d5dbb1dfccb4";

export default node;
