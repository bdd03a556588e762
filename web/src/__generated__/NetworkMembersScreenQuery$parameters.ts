/**
 * @generated SignedSource<<c6d46147cb6d7444bc7e3b8527846411>>
 * @relayHash 945c44227610ad25d9abb07a2e3f5598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 945c44227610ad25d9abb07a2e3f5598

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkMembersScreenQuery } from './NetworkMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "945c44227610ad25d9abb07a2e3f5598",
    "metadata": {},
    "name": "NetworkMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
