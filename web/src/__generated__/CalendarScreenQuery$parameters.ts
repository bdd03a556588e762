/**
 * @generated SignedSource<<770d2c7fb7a5f4910bd7a41b1c0dc881>>
 * @relayHash c40a72323a7644285b9d8796e6a09971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c40a72323a7644285b9d8796e6a09971

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c40a72323a7644285b9d8796e6a09971",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
