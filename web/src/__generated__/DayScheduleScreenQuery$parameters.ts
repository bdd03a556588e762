/**
 * @generated SignedSource<<31a750706664c804a773a05e994dcd76>>
 * @relayHash 3dcc952273bc6f79104ee197693a2feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dcc952273bc6f79104ee197693a2feb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dcc952273bc6f79104ee197693a2feb",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
