/**
 * @generated SignedSource<<6d2ef41be08b9074090e0636f36ddf1a>>
 * @relayHash 0f492fff76686c3e8b3ffec1bc4ee5b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f492fff76686c3e8b3ffec1bc4ee5b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f492fff76686c3e8b3ffec1bc4ee5b0",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
