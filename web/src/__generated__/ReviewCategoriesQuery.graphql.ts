/**
 * @generated SignedSource<<c23fae3939d925c1e0fcb6428778d570>>
 * @relayHash 8eff5bd368e5c4fa2321282a7c21765b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eff5bd368e5c4fa2321282a7c21765b

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewCategoriesQuery$variables = Record<PropertyKey, never>;
export type ReviewCategoriesQuery$data = {
  readonly ratingCategories: ReadonlyArray<{
    readonly isOverall: boolean;
    readonly label: string;
    readonly name: string;
  }> | null | undefined;
};
export type ReviewCategoriesQuery = {
  response: ReviewCategoriesQuery$data;
  variables: ReviewCategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RatingCategory",
    "kind": "LinkedField",
    "name": "ratingCategories",
    "plural": true,
    "selections": [
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
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOverall",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReviewCategoriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReviewCategoriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8eff5bd368e5c4fa2321282a7c21765b",
    "metadata": {},
    "name": "ReviewCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6830f3a2cb59c3c7c187d0e5b3dd161b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
