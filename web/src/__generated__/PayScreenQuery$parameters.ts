/**
 * @generated SignedSource<<91bb20fab077c4becbd1a8d3c81008e0>>
 * @relayHash 1ac3211c93206eac9379dcbef95043e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac3211c93206eac9379dcbef95043e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ac3211c93206eac9379dcbef95043e5",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
