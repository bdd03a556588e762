/**
 * @generated SignedSource<<928c84b07fadd930f51b8b276afb7748>>
 * @relayHash 8442ce1115206a9dd0087f670254412a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8442ce1115206a9dd0087f670254412a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8442ce1115206a9dd0087f670254412a",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
