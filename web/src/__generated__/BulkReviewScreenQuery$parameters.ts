/**
 * @generated SignedSource<<04a4b07f7c7da57059a2468a0b74ae08>>
 * @relayHash bc7a2e8de5b90b87d4a1dd51f5ba1c78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc7a2e8de5b90b87d4a1dd51f5ba1c78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc7a2e8de5b90b87d4a1dd51f5ba1c78",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
