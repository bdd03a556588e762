/**
 * @generated SignedSource<<2f2c9fbd9519e8b589419233212d7365>>
 * @relayHash aeebf32d8cd534c02954b57d2b4538d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeebf32d8cd534c02954b57d2b4538d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RosterScreenQuery } from './RosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeebf32d8cd534c02954b57d2b4538d6",
    "metadata": {},
    "name": "RosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
