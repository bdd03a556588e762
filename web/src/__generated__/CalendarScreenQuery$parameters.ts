/**
 * @generated SignedSource<<38bbffb8af4e169404a71501e271e6ee>>
 * @relayHash d745a5cc5c984ff108a8abcf87c85200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d745a5cc5c984ff108a8abcf87c85200

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarScreenQuery } from './CalendarScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendarScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d745a5cc5c984ff108a8abcf87c85200",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
