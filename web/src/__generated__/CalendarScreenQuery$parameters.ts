/**
 * @generated SignedSource<<de645aaae1e1cf58186cd32a8dd2c94e>>
 * @relayHash c46e740ba2550cfc4c3f218e11b21e91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46e740ba2550cfc4c3f218e11b21e91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c46e740ba2550cfc4c3f218e11b21e91",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
