/**
 * @generated SignedSource<<bd296b3807d7af437411a04c2e090251>>
 * @relayHash 491ebf21f4c7a7039f95ae227576d84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 491ebf21f4c7a7039f95ae227576d84f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "491ebf21f4c7a7039f95ae227576d84f",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
