/**
 * @generated SignedSource<<7b0aaa7b8819d9e0f151c1c9bcec4b9a>>
 * @relayHash 8b5c5e03caef18544d9dff600702eba8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b5c5e03caef18544d9dff600702eba8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b5c5e03caef18544d9dff600702eba8",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
