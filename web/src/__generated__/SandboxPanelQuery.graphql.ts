/**
 * @generated SignedSource<<40c4e72cc9f7ded39bd82b116f436cfb>>
 * @relayHash 74d5d4d7e29c023c1b365d3d5d1f4567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d5d4d7e29c023c1b365d3d5d1f4567

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SandboxPanelQuery$variables = {
  hasLocation: boolean;
  location: number;
  locationId?: number | null | undefined;
};
export type SandboxPanelQuery$data = {
  readonly location?: {
    readonly id: string;
    readonly timeZone: string | null | undefined;
  } | null | undefined;
  readonly sandbox: {
    readonly acts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SandboxActs_act">;
    }> | null | undefined;
    readonly clock: {
      readonly " $fragmentSpreads": FragmentRefs<"SandboxClockControls_clock">;
    } | null | undefined;
    readonly script: {
      readonly " $fragmentSpreads": FragmentRefs<"SandboxScriptControls_script">;
    } | null | undefined;
  } | null | undefined;
};
export type SandboxPanelQuery = {
  response: SandboxPanelQuery$data;
  variables: SandboxPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasLocation"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "location"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "locationDatabaseId",
    "variableName": "locationId"
  }
],
v4 = {
  "condition": "hasLocation",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "location"
        }
      ],
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SandboxPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Sandbox",
        "kind": "LinkedField",
        "name": "sandbox",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SandboxClock",
            "kind": "LinkedField",
            "name": "clock",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SandboxClockControls_clock"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SandboxScript",
            "kind": "LinkedField",
            "name": "script",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SandboxScriptControls_script"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SandboxAct",
            "kind": "LinkedField",
            "name": "acts",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SandboxActs_act"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SandboxPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Sandbox",
        "kind": "LinkedField",
        "name": "sandbox",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SandboxClock",
            "kind": "LinkedField",
            "name": "clock",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "now",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offsetSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextEventAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SandboxScript",
            "kind": "LinkedField",
            "name": "script",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "SandboxAct",
            "kind": "LinkedField",
            "name": "acts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "happenedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refusal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gigNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gigStartsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gigTimeZone",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "74d5d4d7e29c023c1b365d3d5d1f4567",
    "metadata": {},
    "name": "SandboxPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3d14dc920e66c25df8e93f770e124b1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
