/**
 * @generated SignedSource<<9d8a8aa3ab11f7d5a955905dc1ea2ba1>>
 * @relayHash eab36f2e72d67c0bb6701d7f81a77606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab36f2e72d67c0bb6701d7f81a77606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eab36f2e72d67c0bb6701d7f81a77606",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
