/**
 * @generated SignedSource<<bc41bb7127faa73af747bb46e557cf96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardFilters_dashboard$data = {
  readonly from: string;
  readonly positions: ReadonlyArray<{
    readonly skillDatabaseId: number;
    readonly skillName: string;
  }>;
  readonly to: string;
  readonly today: string;
  readonly weekStart: Weekday;
  readonly " $fragmentType": "DashboardFilters_dashboard";
};
export type DashboardFilters_dashboard$key = {
  readonly " $data"?: DashboardFilters_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFilters_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardFilters_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardPosition",
      "kind": "LinkedField",
      "name": "positions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skillDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skillName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "1323206af3ef5a2dca1b0f14cead90c7";

export default node;
