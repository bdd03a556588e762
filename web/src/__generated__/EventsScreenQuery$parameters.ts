/**
 * @generated SignedSource<<cfd9b87b2e3f66fa5eaa287e9e74d85f>>
 * @relayHash d2a82c35af1d9819e6e62eb9c72a12f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2a82c35af1d9819e6e62eb9c72a12f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2a82c35af1d9819e6e62eb9c72a12f3",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
