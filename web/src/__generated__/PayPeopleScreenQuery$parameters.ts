/**
 * @generated SignedSource<<ed914a0743e8c8721184e614aa9c2cbc>>
 * @relayHash f6dcfa06d4c5ad7d38adcfd2068bc96a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6dcfa06d4c5ad7d38adcfd2068bc96a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6dcfa06d4c5ad7d38adcfd2068bc96a",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
