/**
 * @generated SignedSource<<c364d0b23cbaa3031b69244701e675b9>>
 * @relayHash d49c16d5dad5dcb736e840497bd7d8a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d49c16d5dad5dcb736e840497bd7d8a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationSettingsFrameQuery } from './LocationSettingsFrameQuery.graphql';

const node: PreloadableConcreteRequest<LocationSettingsFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d49c16d5dad5dcb736e840497bd7d8a6",
    "metadata": {},
    "name": "LocationSettingsFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
