/**
 * @generated SignedSource<<e0cf2d8c2a139e6525206832af4934cd>>
 * @relayHash 3c0b5cf04d837f4849b7240f8b9133cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c0b5cf04d837f4849b7240f8b9133cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInfoScreenQuery } from './LocationInfoScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInfoScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c0b5cf04d837f4849b7240f8b9133cc",
    "metadata": {},
    "name": "LocationInfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
