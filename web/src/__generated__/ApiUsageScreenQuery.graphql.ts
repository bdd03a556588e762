/**
 * @generated SignedSource<<c57e9c74314f1bb537683caa8b037f56>>
 * @relayHash dd7e02d238657f568b8bd83c9176e8fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd7e02d238657f568b8bd83c9176e8fa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiUsageScreenQuery$variables = Record<PropertyKey, never>;
export type ApiUsageScreenQuery$data = {
  readonly apiUsage: {
    readonly callTime: {
      readonly " $fragmentSpreads": FragmentRefs<"CallTimeCard_callTime">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"LastHourCard_usage">;
  } | null | undefined;
};
export type ApiUsageScreenQuery = {
  response: ApiUsageScreenQuery$data;
  variables: ApiUsageScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ApiUsageScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApiUsage",
        "kind": "LinkedField",
        "name": "apiUsage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiCallTime",
            "kind": "LinkedField",
            "name": "callTime",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CallTimeCard_callTime"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LastHourCard_usage"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ApiUsageScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApiUsage",
        "kind": "LinkedField",
        "name": "apiUsage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiCallTime",
            "kind": "LinkedField",
            "name": "callTime",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "left",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "limit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullInSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "perSecond",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiUsageMinute",
            "kind": "LinkedField",
            "name": "minutes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "operations",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refusals",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "restCalls",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "callSeconds",
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
    "id": "dd7e02d238657f568b8bd83c9176e8fa",
    "metadata": {},
    "name": "ApiUsageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "800dc1ea049f6559cbcecedd21e11894";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
