/**
 * @generated SignedSource<<18179c36c0406197b2069fe29c8ff595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type OrganizationDashboard_organization$data = {
  readonly dashboard: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AvailableDashboard_dashboard">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "OrganizationDashboard_organization";
};
export type OrganizationDashboard_organization$key = {
  readonly " $data"?: OrganizationDashboard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationDashboard_organization">;
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
  "name": "OrganizationDashboard_organization",
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
            "name": "AvailableDashboard_dashboard"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "b077040f8cf24172a4db54058baa00d2";

export default node;
