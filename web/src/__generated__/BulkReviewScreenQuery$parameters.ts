/**
 * @generated SignedSource<<c41f3bce323b1390c7afa06b2ede6f7e>>
 * @relayHash f223c827edad06dd0662d6d39ba5f6c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f223c827edad06dd0662d6d39ba5f6c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f223c827edad06dd0662d6d39ba5f6c0",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
