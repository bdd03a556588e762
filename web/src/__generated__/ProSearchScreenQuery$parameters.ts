/**
 * @generated SignedSource<<de6ade4624d4f48a82a7fae1a360d562>>
 * @relayHash d36c79bf4b292ee3836c300cdc4426a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d36c79bf4b292ee3836c300cdc4426a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d36c79bf4b292ee3836c300cdc4426a9",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
