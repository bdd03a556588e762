/**
 * @generated SignedSource<<1338a9092257667be1cd644747dd5486>>
 * @relayHash 8eff5bd368e5c4fa2321282a7c21765b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eff5bd368e5c4fa2321282a7c21765b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewCategoriesQuery } from './ReviewCategoriesQuery.graphql';

const node: PreloadableConcreteRequest<ReviewCategoriesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eff5bd368e5c4fa2321282a7c21765b",
    "metadata": {},
    "name": "ReviewCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
