/**
 * @generated SignedSource<<f2e2aac65945a6f85936b062c2d8d2d1>>
 * @relayHash 802e49b0d51de133375d48827cf1f51f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 802e49b0d51de133375d48827cf1f51f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "802e49b0d51de133375d48827cf1f51f",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
