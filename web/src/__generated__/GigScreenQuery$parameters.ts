/**
 * @generated SignedSource<<bc060093e30527c9719efbe4d4e2dad1>>
 * @relayHash ee6feb6fdc29b2f99030537af1f47955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6feb6fdc29b2f99030537af1f47955

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee6feb6fdc29b2f99030537af1f47955",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
