/**
 * @generated SignedSource<<166d618a0b76e9bbd99c7a4c838d6248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CancellationPayment = "DUE" | "FAILED" | "PAID" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigCancelled_gig$data = {
  readonly cancellation: {
    readonly explanation: string | null | undefined;
    readonly fee: {
      readonly amountCents: number;
      readonly currency: string;
    } | null | undefined;
    readonly payment: CancellationPayment | null | undefined;
    readonly reasonLabel: string | null | undefined;
  } | null | undefined;
  readonly databaseId: number;
  readonly " $fragmentType": "GigCancelled_gig";
};
export type GigCancelled_gig$key = {
  readonly " $data"?: GigCancelled_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigCancelled_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigCancelled_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GigCancellation",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payment",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "fee",
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
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "9ffa9e634caf6585aa7a4bba2d97111e";

export default node;
