/**
 * @generated SignedSource<<9fc8fe09649164f09526f5db8c1f715f>>
 * @relayHash 27fa866d76f7bdfeaa05d39eba6e7aa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27fa866d76f7bdfeaa05d39eba6e7aa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27fa866d76f7bdfeaa05d39eba6e7aa7",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
