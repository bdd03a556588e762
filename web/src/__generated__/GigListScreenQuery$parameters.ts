/**
 * @generated SignedSource<<d5d2d465d1869b53799d52c7173e306e>>
 * @relayHash 44ed77284a74e43ce14dd32f65ea9358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44ed77284a74e43ce14dd32f65ea9358

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44ed77284a74e43ce14dd32f65ea9358",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
