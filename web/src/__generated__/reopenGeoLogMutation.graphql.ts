/**
 * @generated SignedSource<<0361eabc2605401794a8054663e3fd50>>
 * @relayHash 373403486bd70822d51e33ca555b71d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373403486bd70822d51e33ca555b71d7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReopenGeoLogInput = {
  clientMutationId?: string | null | undefined;
  geoLogId: string;
};
export type reopenGeoLogMutation$variables = {
  input: ReopenGeoLogInput;
};
export type reopenGeoLogMutation$data = {
  readonly reopenGeoLog: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly geoLog: {
      readonly isFlagged: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"GeoLogReviewing_log">;
    } | null | undefined;
  };
};
export type reopenGeoLogMutation = {
  response: reopenGeoLogMutation$data;
  variables: reopenGeoLogMutation$variables;
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
  "name": "isFlagged",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reopenGeoLogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReopenGeoLogPayload",
        "kind": "LinkedField",
        "name": "reopenGeoLog",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GeoLog",
            "kind": "LinkedField",
            "name": "geoLog",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GeoLogReviewing_log"
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
    "name": "reopenGeoLogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReopenGeoLogPayload",
        "kind": "LinkedField",
        "name": "reopenGeoLog",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GeoLog",
            "kind": "LinkedField",
            "name": "geoLog",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "concreteType": "GeoLogReview",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewerName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "373403486bd70822d51e33ca555b71d7",
    "metadata": {},
    "name": "reopenGeoLogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86d7e78c362cc0dfc2c2b36d3de688d9";

export default node;
