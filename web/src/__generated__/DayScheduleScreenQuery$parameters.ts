/**
 * @generated SignedSource<<2a5d4500c66a1c358edfbfe4d62e1dc4>>
 * @relayHash 98228eeed91afe79158f592bfbb46c78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98228eeed91afe79158f592bfbb46c78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98228eeed91afe79158f592bfbb46c78",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
