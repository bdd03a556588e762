/**
 * @generated SignedSource<<30c2665cfa88a696918f2ec5ae712ffd>>
 * @relayHash aca68cab203537243640f9fc3c34c2d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca68cab203537243640f9fc3c34c2d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarFeedsQuery } from './CalendarFeedsQuery.graphql';

const node: PreloadableConcreteRequest<CalendarFeedsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aca68cab203537243640f9fc3c34c2d3",
    "metadata": {},
    "name": "CalendarFeedsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
