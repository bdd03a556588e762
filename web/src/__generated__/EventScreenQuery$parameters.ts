/**
 * @generated SignedSource<<a878d4d58f6f3d2e135c57b566f0452e>>
 * @relayHash 43f9e0399ec8a9145286bece302f4f3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f9e0399ec8a9145286bece302f4f3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43f9e0399ec8a9145286bece302f4f3e",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
