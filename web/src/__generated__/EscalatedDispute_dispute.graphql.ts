/**
 * @generated SignedSource<<6aa2e52cfd2ea53e8cd19e511fd06081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeParty = "BUSINESS" | "DEADLINE" | "PRO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EscalatedDispute_dispute$data = {
  readonly escalatedAt: string | null | undefined;
  readonly escalatedBy: DisputeParty | null | undefined;
  readonly gig: {
    readonly location: {
      readonly databaseId: number;
    } | null | undefined;
    readonly locationName: string | null | undefined;
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DisputeSummary_dispute">;
  readonly " $fragmentType": "EscalatedDispute_dispute";
};
export type EscalatedDispute_dispute$key = {
  readonly " $data"?: EscalatedDispute_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"EscalatedDispute_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EscalatedDispute_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "escalatedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "escalatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locationName",
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
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeSummary_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "5157be3e596a6adb4721f6d826ed84c6";

export default node;
