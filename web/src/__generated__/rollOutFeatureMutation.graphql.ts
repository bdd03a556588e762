/**
 * @generated SignedSource<<a4d453997289f28f3a929fd767c06b92>>
 * @relayHash 0818daef7c9aa22d51de5292f5ce0b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0818daef7c9aa22d51de5292f5ce0b6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureFlag = "JOBS_HISTORY_ASSISTANT" | "%future added value";
export type RollOutFeatureInput = {
  clientMutationId?: string | null | undefined;
  featureRolloutId: string;
  percentage: number;
};
export type rollOutFeatureMutation$variables = {
  input: RollOutFeatureInput;
};
export type rollOutFeatureMutation$data = {
  readonly rollOutFeature: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly featureRollout: {
      readonly " $fragmentSpreads": FragmentRefs<"FeatureRow_rollout">;
    } | null | undefined;
    readonly viewer: {
      readonly featureFlags: ReadonlyArray<FeatureFlag> | null | undefined;
    } | null | undefined;
  };
};
export type rollOutFeatureMutation = {
  response: rollOutFeatureMutation$data;
  variables: rollOutFeatureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureFlags",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rollOutFeatureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RollOutFeaturePayload",
        "kind": "LinkedField",
        "name": "rollOutFeature",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FeatureRollout",
            "kind": "LinkedField",
            "name": "featureRollout",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FeatureRow_rollout"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rollOutFeatureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RollOutFeaturePayload",
        "kind": "LinkedField",
        "name": "rollOutFeature",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FeatureRollout",
            "kind": "LinkedField",
            "name": "featureRollout",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percentage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0818daef7c9aa22d51de5292f5ce0b6d",
    "metadata": {},
    "name": "rollOutFeatureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb0a7af5832c1a9639b76ec6f6ca5c50";

export default node;
