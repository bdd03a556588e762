/**
 * @generated SignedSource<<43962e1fa327a0b8bced2ce7880137ff>>
 * @relayHash da25a4016c6574fa2add7d6daac88eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da25a4016c6574fa2add7d6daac88eb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da25a4016c6574fa2add7d6daac88eb1",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
