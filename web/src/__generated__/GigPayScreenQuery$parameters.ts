/**
 * @generated SignedSource<<344c92bd3098944665fda7928ae933df>>
 * @relayHash 3a81842b15e8fcd90c8e11bef869e7d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a81842b15e8fcd90c8e11bef869e7d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a81842b15e8fcd90c8e11bef869e7d6",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
