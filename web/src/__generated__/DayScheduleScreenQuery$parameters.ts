/**
 * @generated SignedSource<<ebb3d29ef34c0ec72db9a833dc35ecb9>>
 * @relayHash 027d5c94944c0cebf880443c0f2fc196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 027d5c94944c0cebf880443c0f2fc196

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "027d5c94944c0cebf880443c0f2fc196",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
