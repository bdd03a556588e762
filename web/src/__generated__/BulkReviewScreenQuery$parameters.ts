/**
 * @generated SignedSource<<518d0ddbe831d3d6eb24ee6e29a95dc1>>
 * @relayHash 6f0b507df1898d7aec4a6400dd8f3aca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f0b507df1898d7aec4a6400dd8f3aca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f0b507df1898d7aec4a6400dd8f3aca",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
