/**
 * @generated SignedSource<<2ecf1691876ed4bb0bae70732bdcae66>>
 * @relayHash 9b25a9106de404f474a64b8f82cbab56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b25a9106de404f474a64b8f82cbab56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b25a9106de404f474a64b8f82cbab56",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
