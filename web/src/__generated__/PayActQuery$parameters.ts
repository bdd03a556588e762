/**
 * @generated SignedSource<<1ee5ce92bc1653782846b081d578bcbe>>
 * @relayHash a7ffe0c9266adf82292c987a40436d90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ffe0c9266adf82292c987a40436d90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayActQuery } from './PayActQuery.graphql';

const node: PreloadableConcreteRequest<PayActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7ffe0c9266adf82292c987a40436d90",
    "metadata": {},
    "name": "PayActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
