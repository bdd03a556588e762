/**
 * @generated SignedSource<<2a15bccd437d16edc06cc5ba00b196cb>>
 * @relayHash f187bebb2aba772034a50304f9ecdf24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f187bebb2aba772034a50304f9ecdf24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryContentQuery } from './DeliveryContentQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryContentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f187bebb2aba772034a50304f9ecdf24",
    "metadata": {},
    "name": "DeliveryContentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
