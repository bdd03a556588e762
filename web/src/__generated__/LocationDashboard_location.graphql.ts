/**
 * @generated SignedSource<<73bfc4a02e3d865b3848e47b378b5af4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LocationDashboard_location$data = {
  readonly dashboard: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AvailableDashboard_dashboard">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "LocationDashboard_location";
};
export type LocationDashboard_location$key = {
  readonly " $data"?: LocationDashboard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationDashboard_location">;
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
  "name": "LocationDashboard_location",
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
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "315274dbdfff7e49058d9d1bea9a625a";

export default node;
