/**
 * @generated SignedSource<<cc369124f2f7028f390e8f9c470bb3fa>>
 * @relayHash 2014e82d8a3b64abeb24cfcc006fe35c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2014e82d8a3b64abeb24cfcc006fe35c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2014e82d8a3b64abeb24cfcc006fe35c",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
