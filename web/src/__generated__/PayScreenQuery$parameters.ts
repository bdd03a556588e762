/**
 * @generated SignedSource<<6665f15d6f1d87e5ae0813c058d700e3>>
 * @relayHash 2b10524f9f2615aeddca1716b23d5460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b10524f9f2615aeddca1716b23d5460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b10524f9f2615aeddca1716b23d5460",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
