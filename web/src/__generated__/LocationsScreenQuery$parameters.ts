/**
 * @generated SignedSource<<b86ed5735a0064228510205f2e60bfb8>>
 * @relayHash cc177f3f4d096a67990ecedbaaa43c78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc177f3f4d096a67990ecedbaaa43c78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationsScreenQuery } from './LocationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc177f3f4d096a67990ecedbaaa43c78",
    "metadata": {},
    "name": "LocationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
