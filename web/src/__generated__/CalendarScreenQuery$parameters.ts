/**
 * @generated SignedSource<<5af1e2936cfcd995adf2cbadef019e62>>
 * @relayHash d354913eb3c9ba05ed4c79ea1d8906f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d354913eb3c9ba05ed4c79ea1d8906f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d354913eb3c9ba05ed4c79ea1d8906f5",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
