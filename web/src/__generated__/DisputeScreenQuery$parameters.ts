/**
 * @generated SignedSource<<8de2422700ddb7df063d696ad86026fb>>
 * @relayHash b9478c8a9bbcb5e88110bb2609ae66d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9478c8a9bbcb5e88110bb2609ae66d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9478c8a9bbcb5e88110bb2609ae66d3",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
