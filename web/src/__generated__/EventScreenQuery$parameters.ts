/**
 * @generated SignedSource<<bf4330ff4f638672d1e1f362f0212849>>
 * @relayHash 95a7e8b36038e99fe47d42f6574d3389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95a7e8b36038e99fe47d42f6574d3389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95a7e8b36038e99fe47d42f6574d3389",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
