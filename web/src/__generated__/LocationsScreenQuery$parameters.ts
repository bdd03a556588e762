/**
 * @generated SignedSource<<2e356837067ad6e40fd69ff11e65f711>>
 * @relayHash 9fb99fd0f6e428b2641c13bcfa03dc53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb99fd0f6e428b2641c13bcfa03dc53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fb99fd0f6e428b2641c13bcfa03dc53",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
