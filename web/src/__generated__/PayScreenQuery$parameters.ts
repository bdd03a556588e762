/**
 * @generated SignedSource<<470bb86722972bd1a43ef6d7c6411465>>
 * @relayHash 14fdb1f0c1d15242601a2ac53681c7f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14fdb1f0c1d15242601a2ac53681c7f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14fdb1f0c1d15242601a2ac53681c7f4",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
