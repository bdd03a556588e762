/**
 * @generated SignedSource<<dc1c1b525cfe5668a896320714a4e72e>>
 * @relayHash 5213ca4cae54addbc27893cf21ceecbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5213ca4cae54addbc27893cf21ceecbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkMembersScreenQuery } from './NetworkMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5213ca4cae54addbc27893cf21ceecbd",
    "metadata": {},
    "name": "NetworkMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
