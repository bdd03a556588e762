/**
 * @generated SignedSource<<d2a811e0c7655de06ad649c1a9798e8d>>
 * @relayHash 4b88062b51382e85b1639d00d8655964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b88062b51382e85b1639d00d8655964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationBillingScreenQuery } from './LocationBillingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationBillingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b88062b51382e85b1639d00d8655964",
    "metadata": {},
    "name": "LocationBillingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
