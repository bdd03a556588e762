/**
 * @generated SignedSource<<34a7ae635ef6aabb6ae736e2f50997a5>>
 * @relayHash a14c17ce81e8d614949af14caad532c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a14c17ce81e8d614949af14caad532c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a14c17ce81e8d614949af14caad532c2",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
