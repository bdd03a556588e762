/**
 * @generated SignedSource<<1634b083449186b604336001079e4f10>>
 * @relayHash 6fdf6d232fc06964bebf3af649071c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fdf6d232fc06964bebf3af649071c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fdf6d232fc06964bebf3af649071c4e",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
