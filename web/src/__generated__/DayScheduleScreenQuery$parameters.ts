/**
 * @generated SignedSource<<c7d66632fffad324609bca987bb8e2fd>>
 * @relayHash 697aec8560a12cfd119553baad58f7bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 697aec8560a12cfd119553baad58f7bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "697aec8560a12cfd119553baad58f7bd",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
