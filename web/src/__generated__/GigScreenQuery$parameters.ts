/**
 * @generated SignedSource<<fefe0babca42fa5d1a2b4578c23742bd>>
 * @relayHash 3a8abf009fa1aae1b5ef7417476863c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a8abf009fa1aae1b5ef7417476863c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a8abf009fa1aae1b5ef7417476863c3",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
