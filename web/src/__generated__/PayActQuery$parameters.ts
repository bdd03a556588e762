/**
 * @generated SignedSource<<a7482beef5ba99390127cfffacc62ff9>>
 * @relayHash 77220c5f1d5d8fa6ea9fc7249c19be3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77220c5f1d5d8fa6ea9fc7249c19be3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77220c5f1d5d8fa6ea9fc7249c19be3c",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
