/**
 * @generated SignedSource<<171e79efd6a91954a2fdb67ae2a46e87>>
 * @relayHash 0fc7d8442f1a9babdf4aad73bd0120d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc7d8442f1a9babdf4aad73bd0120d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fc7d8442f1a9babdf4aad73bd0120d3",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
