/**
 * @generated SignedSource<<0f268b44b2bf155ec4d21d809dcee54e>>
 * @relayHash 72c0e6e79936c1e80b1ace5729be86b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72c0e6e79936c1e80b1ace5729be86b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72c0e6e79936c1e80b1ace5729be86b3",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
