/**
 * @generated SignedSource<<43a2e65ebb86fef489b4a90f4d116e4c>>
 * @relayHash cbf7f9c1e0fdfdff4cac1f374524cc8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf7f9c1e0fdfdff4cac1f374524cc8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPeopleScreenQuery } from './PayPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbf7f9c1e0fdfdff4cac1f374524cc8f",
    "metadata": {},
    "name": "PayPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
