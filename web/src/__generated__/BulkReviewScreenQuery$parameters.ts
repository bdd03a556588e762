/**
 * @generated SignedSource<<3778e44ab5a48b20bbb6f2b24ce799ef>>
 * @relayHash 3cebd5913c35f311aeaa460c34a24bac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cebd5913c35f311aeaa460c34a24bac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkReviewScreenQuery } from './BulkReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cebd5913c35f311aeaa460c34a24bac",
    "metadata": {},
    "name": "BulkReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
