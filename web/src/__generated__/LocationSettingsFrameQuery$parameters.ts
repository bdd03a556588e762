/**
 * @generated SignedSource<<8985f25885c5d2e760320515238c9f5a>>
 * @relayHash b8c2276d8f781b569319d8a2bf100490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8c2276d8f781b569319d8a2bf100490

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationSettingsFrameQuery } from './LocationSettingsFrameQuery.graphql';

const node: PreloadableConcreteRequest<LocationSettingsFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8c2276d8f781b569319d8a2bf100490",
    "metadata": {},
    "name": "LocationSettingsFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
