/**
 * @generated SignedSource<<f9c7580965d610e7fda84d22c12d267c>>
 * @relayHash 8b80f04bd6d2d975a26c2006de96950e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b80f04bd6d2d975a26c2006de96950e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b80f04bd6d2d975a26c2006de96950e",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
