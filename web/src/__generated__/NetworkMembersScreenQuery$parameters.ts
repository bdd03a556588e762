/**
 * @generated SignedSource<<9ab11e82b7fec9c1738fe1191b78b77b>>
 * @relayHash 6c0f9301c3c71b6033ae1ec415666af6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0f9301c3c71b6033ae1ec415666af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkMembersScreenQuery } from './NetworkMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c0f9301c3c71b6033ae1ec415666af6",
    "metadata": {},
    "name": "NetworkMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
