/**
 * @generated SignedSource<<a3e26836d463d5765f0657c47586e2f2>>
 * @relayHash ca968411358528ec30584f819d374d23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca968411358528ec30584f819d374d23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca968411358528ec30584f819d374d23",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
