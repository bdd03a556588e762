/**
 * @generated SignedSource<<21b9e85ee040d4bd5fcb346f8bc238af>>
 * @relayHash b66589ddc9f8049a09205070e2113aa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b66589ddc9f8049a09205070e2113aa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BoostOfGigQuery } from './BoostOfGigQuery.graphql';

const node: PreloadableConcreteRequest<BoostOfGigQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b66589ddc9f8049a09205070e2113aa2",
    "metadata": {},
    "name": "BoostOfGigQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
