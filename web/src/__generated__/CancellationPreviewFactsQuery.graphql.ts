/**
 * @generated SignedSource<<12a455d46327955e4643e3025612e5e6>>
 * @relayHash d62faec48db33b7d56a4c38022aa4780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d62faec48db33b7d56a4c38022aa4780

import type { ConcreteRequest } from 'relay-runtime';
export type GigScope = "ALL" | "FOLLOWING" | "THIS" | "%future added value";
export type CancellationPreviewFactsQuery$variables = {
  gigIds: ReadonlyArray<string>;
  scope?: GigScope | null | undefined;
};
export type CancellationPreviewFactsQuery$data = {
  readonly cancellationPreview: {
    readonly applicants: number;
    readonly confirmedPros: number;
    readonly fee: {
      readonly amountCents: number;
      readonly currency: string;
    } | null | undefined;
    readonly gigCount: number;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
  } | null | undefined;
};
export type CancellationPreviewFactsQuery = {
  response: CancellationPreviewFactsQuery$data;
  variables: CancellationPreviewFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gigIds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "scope"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "gigIds",
        "variableName": "gigIds"
      },
      {
        "kind": "Variable",
        "name": "scope",
        "variableName": "scope"
      }
    ],
    "concreteType": "CancellationPreview",
    "kind": "LinkedField",
    "name": "cancellationPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gigCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmedPros",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "applicants",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "fee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GigResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CancellationPreviewFactsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancellationPreviewFactsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d62faec48db33b7d56a4c38022aa4780",
    "metadata": {},
    "name": "CancellationPreviewFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29b53c9c15ad3827165c96645cb177ff";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
