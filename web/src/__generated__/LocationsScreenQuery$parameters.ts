/**
 * @generated SignedSource<<df809778c131c0a065a2ac43c8a2c233>>
 * @relayHash 6c0bc8542fc18fcfb1d0ccce00b72717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0bc8542fc18fcfb1d0ccce00b72717

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c0bc8542fc18fcfb1d0ccce00b72717",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
