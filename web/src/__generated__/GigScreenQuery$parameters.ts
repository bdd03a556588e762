/**
 * @generated SignedSource<<1bc1e21810c7a387aee9d1561eeda609>>
 * @relayHash 7b7a68c70a17fb479d3768a68d10d5d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b7a68c70a17fb479d3768a68d10d5d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b7a68c70a17fb479d3768a68d10d5d9",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
