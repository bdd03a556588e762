/**
 * @generated SignedSource<<0193b2ee31ff09a6dee7855d27700c44>>
 * @relayHash dce98ac3f9f4a974d11c3a543a40c7d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dce98ac3f9f4a974d11c3a543a40c7d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dce98ac3f9f4a974d11c3a543a40c7d8",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
