/**
 * @generated SignedSource<<20e9bfeb8ac602982e618767d1eae5d5>>
 * @relayHash 309f5644eec400e48696423874a6922c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309f5644eec400e48696423874a6922c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationsActQuery } from './InvitationsActQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "309f5644eec400e48696423874a6922c",
    "metadata": {},
    "name": "InvitationsActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
