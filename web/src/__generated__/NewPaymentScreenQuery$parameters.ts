/**
 * @generated SignedSource<<caad8c76593b3992f88a2cfac2298026>>
 * @relayHash 2b624b7d18b9a7aeec0ea8020902e9ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b624b7d18b9a7aeec0ea8020902e9ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b624b7d18b9a7aeec0ea8020902e9ce",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
