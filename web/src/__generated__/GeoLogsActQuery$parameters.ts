/**
 * @generated SignedSource<<a3bcb8aac0dd37a9ec8d749b59439e1c>>
 * @relayHash 96bd0ef7e03ae5c16a1b324bfbe0951e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96bd0ef7e03ae5c16a1b324bfbe0951e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeoLogsActQuery } from './GeoLogsActQuery.graphql';

const node: PreloadableConcreteRequest<GeoLogsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96bd0ef7e03ae5c16a1b324bfbe0951e",
    "metadata": {},
    "name": "GeoLogsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
