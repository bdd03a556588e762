/**
 * @generated SignedSource<<cec52573fb2c744341f93b76e3e87cdc>>
 * @relayHash ce12ac3513ffc6e5ea343c001e54dfad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce12ac3513ffc6e5ea343c001e54dfad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationBillingScreenQuery } from './LocationBillingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationBillingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce12ac3513ffc6e5ea343c001e54dfad",
    "metadata": {},
    "name": "LocationBillingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
