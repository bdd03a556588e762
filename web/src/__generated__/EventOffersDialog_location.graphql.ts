/**
 * @generated SignedSource<<d1e37d398773fe38050adba6dc8530bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventOffersDialog_location$data = {
  readonly proGroups: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly memberCount: number;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EventOffersForm_location">;
  readonly " $fragmentType": "EventOffersDialog_location";
};
export type EventOffersDialog_location$key = {
  readonly " $data"?: EventOffersDialog_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOffersDialog_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventOffersDialog_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "ProGroupConnection",
        "kind": "LinkedField",
        "name": "proGroups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProGroupEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProGroup",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memberCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "proGroups(first:100)"
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventOffersForm_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "9327a7655cdc1d0aed2a35736802dda5";

export default node;
