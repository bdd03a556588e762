/**
 * @generated SignedSource<<50dc5e9b67772596e3e7a8bd45586e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationsTotals_totals$data = {
  readonly days: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HomeWeek_days">;
  }> | null | undefined;
  readonly locationCount: number;
  readonly organizationDatabaseId: number | null | undefined;
  readonly weeks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HomeCosts_weeks">;
  }> | null | undefined;
  readonly " $fragmentType": "LocationsTotals_totals";
};
export type LocationsTotals_totals$key = {
  readonly " $data"?: LocationsTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationsTotals_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LocationsTotals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeWeek_days"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HomeWeek",
        "kind": "LinkedField",
        "name": "weeks",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeCosts_weeks"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "HomeTotals",
  "abstractKey": null
};

(node as any).hash = "264c578e7da334ee91b2b26493db3820";

export default node;
