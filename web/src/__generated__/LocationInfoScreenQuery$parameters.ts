/**
 * @generated SignedSource<<81a80cbee27249cc89282a8c4bf9cc68>>
 * @relayHash e338b8205c1f63d448cf7dee96012d0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e338b8205c1f63d448cf7dee96012d0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e338b8205c1f63d448cf7dee96012d0e",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
