/**
 * @generated SignedSource<<883c1281f9de9f13f7b5dfc920c2d360>>
 * @relayHash 8a877d3f415d93cd915160c33d2deef8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a877d3f415d93cd915160c33d2deef8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a877d3f415d93cd915160c33d2deef8",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
