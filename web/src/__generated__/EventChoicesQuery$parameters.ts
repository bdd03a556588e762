/**
 * @generated SignedSource<<8b9a8edbfb26c0c1ceb4427dec5ba86f>>
 * @relayHash 99be5c71441913ef7099d90776e3d78a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99be5c71441913ef7099d90776e3d78a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventChoicesQuery } from './EventChoicesQuery.graphql';

const node: PreloadableConcreteRequest<EventChoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99be5c71441913ef7099d90776e3d78a",
    "metadata": {},
    "name": "EventChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
