/**
 * @generated SignedSource<<7a251c436269c07783fcb66ab0b3afb9>>
 * @relayHash 902b251d541b0a50607e99503dae619b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902b251d541b0a50607e99503dae619b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "902b251d541b0a50607e99503dae619b",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
