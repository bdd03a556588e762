/**
 * @generated SignedSource<<ec6b73a799a240c95eaed22c5f3f6500>>
 * @relayHash 336418ebcf77949fd196398532eafe93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 336418ebcf77949fd196398532eafe93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "336418ebcf77949fd196398532eafe93",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
