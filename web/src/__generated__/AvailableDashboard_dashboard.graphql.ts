/**
 * @generated SignedSource<<b6d33d5396b2c804d6fb1b193b396b7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvailableDashboard_dashboard$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFilters_dashboard" | "DashboardReport_dashboard">;
  readonly " $fragmentType": "AvailableDashboard_dashboard";
};
export type AvailableDashboard_dashboard$key = {
  readonly " $data"?: AvailableDashboard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableDashboard_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvailableDashboard_dashboard",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardFilters_dashboard"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardReport_dashboard"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "094e7e077d460a3df1b055f91af0c447";

export default node;
