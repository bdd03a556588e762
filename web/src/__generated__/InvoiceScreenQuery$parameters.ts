/**
 * @generated SignedSource<<6dc2d28ec3af8d3cecccf80707fa2d8c>>
 * @relayHash d2bc4bc9734b9b5eed09061b84203ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2bc4bc9734b9b5eed09061b84203ebd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2bc4bc9734b9b5eed09061b84203ebd",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
