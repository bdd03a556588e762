/**
 * @generated SignedSource<<6b748c8704016495c8d3847787556cd0>>
 * @relayHash 2595bb2a4f06f101c2ce68670706dab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2595bb2a4f06f101c2ce68670706dab7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2595bb2a4f06f101c2ce68670706dab7",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
