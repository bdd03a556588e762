/**
 * @generated SignedSource<<f1b4ae5b54ef6fa5268db8cd69a86b58>>
 * @relayHash fd02ef3b139c72a1417b8a0307b08cf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd02ef3b139c72a1417b8a0307b08cf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesActQuery } from './InvoicesActQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd02ef3b139c72a1417b8a0307b08cf4",
    "metadata": {},
    "name": "InvoicesActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
