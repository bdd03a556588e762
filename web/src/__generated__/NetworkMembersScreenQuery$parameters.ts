/**
 * @generated SignedSource<<9c8af0415f2bb0180ced265a7abe107b>>
 * @relayHash c18ee2c70f5d505226d0f9a4780ae8c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18ee2c70f5d505226d0f9a4780ae8c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkMembersScreenQuery } from './NetworkMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c18ee2c70f5d505226d0f9a4780ae8c7",
    "metadata": {},
    "name": "NetworkMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
