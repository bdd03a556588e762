/**
 * @generated SignedSource<<bb365770e0f48170022ef6c914f7eee0>>
 * @relayHash 0c9d09f3de3f5548e8cfa4ad5ba0ec66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c9d09f3de3f5548e8cfa4ad5ba0ec66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c9d09f3de3f5548e8cfa4ad5ba0ec66",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
