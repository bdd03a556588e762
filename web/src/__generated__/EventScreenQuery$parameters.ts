/**
 * @generated SignedSource<<552193928cf1afecd7e84a034e8531b0>>
 * @relayHash 9bbc9c7a4dc5546402e128b52115559a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bbc9c7a4dc5546402e128b52115559a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bbc9c7a4dc5546402e128b52115559a",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
