/**
 * @generated SignedSource<<f620e1b4021b892139b6e102c92a1c90>>
 * @relayHash 12d9357e33e4b4f0da2117e7b18da079
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d9357e33e4b4f0da2117e7b18da079

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d9357e33e4b4f0da2117e7b18da079",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
