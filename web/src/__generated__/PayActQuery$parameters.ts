/**
 * @generated SignedSource<<74b766e9daa5694aa85f822470d574b0>>
 * @relayHash 0830d00564252e573bdf0f65c0a7b434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0830d00564252e573bdf0f65c0a7b434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0830d00564252e573bdf0f65c0a7b434",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
