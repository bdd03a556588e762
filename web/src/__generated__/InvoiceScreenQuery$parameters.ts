/**
 * @generated SignedSource<<fd86e8d8cd1e6708ddbef659660693d6>>
 * @relayHash 07a5534c9fe9c7cee3e8231385132670
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a5534c9fe9c7cee3e8231385132670

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07a5534c9fe9c7cee3e8231385132670",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
