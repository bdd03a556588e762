/**
 * @generated SignedSource<<a00e7f8f2d1af713ab6880953e615303>>
 * @relayHash cb5183b2abf2b4ae0603b1350d198c48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb5183b2abf2b4ae0603b1350d198c48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb5183b2abf2b4ae0603b1350d198c48",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
