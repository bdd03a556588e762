/**
 * @generated SignedSource<<895eefc1cc51ca44f10ceb9ec065028a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigCancelled_gig$data = {
  readonly cancellation: {
    readonly explanation: string | null | undefined;
    readonly fee: {
      readonly amountCents: number;
      readonly currency: string;
    } | null | undefined;
    readonly reasonLabel: string | null | undefined;
  } | null | undefined;
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

(node as any).hash = "50ecfc5a39c8450ef13b1257c8edcdeb";

export default node;
