/**
 * @generated SignedSource<<e3ca5ef4f2422835eb5c1f0006c4e61d>>
 * @relayHash 7926e25695c6877d970a44ed434e6f6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7926e25695c6877d970a44ed434e6f6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7926e25695c6877d970a44ed434e6f6a",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
