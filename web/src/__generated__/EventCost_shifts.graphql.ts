/**
 * @generated SignedSource<<c347e5ec0e9301af80de22dab9e57f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCost_shifts$data = ReadonlyArray<{
  readonly gigs: ReadonlyArray<{
    readonly cost: {
      readonly lines: ReadonlyArray<{
        readonly amount: {
          readonly amountCents: number;
        };
        readonly label: string;
      }>;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "EventCost_shifts";
}>;
export type EventCost_shifts$key = ReadonlyArray<{
  readonly " $data"?: EventCost_shifts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventCost_shifts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "EventCost_shifts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
      "selections": [
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
                "concreteType": "CostLine",
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
  "type": "EventShift",
  "abstractKey": null
};

(node as any).hash = "c55f40a7460485e8b4bed40e3c3c1459";

export default node;
