/**
 * @generated SignedSource<<8b76d89963af5d9dba112f1a4b4f632d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendHomeCost_gig$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "71ad6ae3619545cafbb8234fb4a6d92f";

export default node;
