/**
 * @generated SignedSource<<ef9ce347ff8b6be8ca7c4c2ee8e7daf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AvailableDashboard_location$data = {
  readonly dashboard: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"DashboardFilters_dashboard" | "DashboardReport_dashboard">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "AvailableDashboard_location";
};
export type AvailableDashboard_location$key = {
  readonly " $data"?: AvailableDashboard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailableDashboard_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "compare"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "name"
    },
    {
      "kind": "RootArgument",
      "name": "position"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvailableDashboard_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "compare",
            "variableName": "compare"
          },
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Variable",
            "name": "skillDatabaseId",
            "variableName": "position"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
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
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "904ce3ba56fb949b28cdbe3bea7b7a25";

export default node;
