/**
 * @generated SignedSource<<ee9e0a0f6f58a9fa97e86b96de9dad58>>
 * @relayHash f70ec5a7d73a351beac7e22a534b2325
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f70ec5a7d73a351beac7e22a534b2325

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationInvoicesScreenQuery } from './LocationInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LocationInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f70ec5a7d73a351beac7e22a534b2325",
    "metadata": {},
    "name": "LocationInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
