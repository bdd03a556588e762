/**
 * @generated SignedSource<<df5071a1d7badb4955a72e7248b896e7>>
 * @relayHash 9715cd5aa19c4495a14d0348600ba204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9715cd5aa19c4495a14d0348600ba204

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9715cd5aa19c4495a14d0348600ba204",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
