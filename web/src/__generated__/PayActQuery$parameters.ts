/**
 * @generated SignedSource<<78a1311eabcf525b0b32fe395bb42122>>
 * @relayHash af210b334f9c3ae2bd34a5d14068eeeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af210b334f9c3ae2bd34a5d14068eeeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af210b334f9c3ae2bd34a5d14068eeeb",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
