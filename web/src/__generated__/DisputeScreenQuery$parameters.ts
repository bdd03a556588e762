/**
 * @generated SignedSource<<4b6a8f17a3a81433b8fa14916898be34>>
 * @relayHash db3cecaca9eb2f99919cd1a72db32f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3cecaca9eb2f99919cd1a72db32f7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db3cecaca9eb2f99919cd1a72db32f7d",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
