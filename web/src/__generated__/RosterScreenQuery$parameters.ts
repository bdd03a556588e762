/**
 * @generated SignedSource<<169075058c25ebefcec8159c82f7b0ed>>
 * @relayHash e7cb11c43305583aa42c60f39b94c9a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7cb11c43305583aa42c60f39b94c9a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7cb11c43305583aa42c60f39b94c9a5",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
