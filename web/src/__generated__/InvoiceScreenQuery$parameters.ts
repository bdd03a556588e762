/**
 * @generated SignedSource<<e3e602ce7703cb5d8beed9fcf8eaba44>>
 * @relayHash 86d28304a3ee90b22b2044ccac7cbbee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86d28304a3ee90b22b2044ccac7cbbee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86d28304a3ee90b22b2044ccac7cbbee",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
