/**
 * @generated SignedSource<<dc09c7d08682d37f6cf6317960ebbcae>>
 * @relayHash 87b391c3e72e5af51f30f9f566f20bc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87b391c3e72e5af51f30f9f566f20bc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87b391c3e72e5af51f30f9f566f20bc1",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
