/**
 * @generated SignedSource<<f8da637695f342a17c24e8313a798036>>
 * @relayHash 599f37a6fe8d6ddd336107661e8f122b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 599f37a6fe8d6ddd336107661e8f122b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "599f37a6fe8d6ddd336107661e8f122b",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
