/**
 * @generated SignedSource<<df4976bde08b38a9dc7c0113a76d85e5>>
 * @relayHash 4a874a1b72470ebc0fac72d5321bc994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a874a1b72470ebc0fac72d5321bc994

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a874a1b72470ebc0fac72d5321bc994",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
