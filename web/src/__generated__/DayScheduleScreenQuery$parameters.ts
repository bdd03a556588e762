/**
 * @generated SignedSource<<bcc592c7eec5a480f46ba31b567752d9>>
 * @relayHash 838c94566e65a156a4237b5a2a292cbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838c94566e65a156a4237b5a2a292cbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DayScheduleScreenQuery } from './DayScheduleScreenQuery.graphql';

const node: PreloadableConcreteRequest<DayScheduleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "838c94566e65a156a4237b5a2a292cbb",
    "metadata": {},
    "name": "DayScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
