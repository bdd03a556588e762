/**
 * @generated SignedSource<<84d95932541446205c38b4046c84fd7b>>
 * @relayHash b7fdff7b36c4dd3b3bd90b375c393f9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7fdff7b36c4dd3b3bd90b375c393f9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7fdff7b36c4dd3b3bd90b375c393f9f",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
