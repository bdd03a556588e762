/**
 * @generated SignedSource<<ab4f477d55bba99670a7eb5ac63fb05c>>
 * @relayHash 95ca46a68bcfc8c4c15845843437bb6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ca46a68bcfc8c4c15845843437bb6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPaymentScreenQuery } from './NewPaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ca46a68bcfc8c4c15845843437bb6d",
    "metadata": {},
    "name": "NewPaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
