/**
 * @generated SignedSource<<d4b1c97f1acc2ca568ec483d473f4baa>>
 * @relayHash 5329aed2f15f6e7f029c337e154e0643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5329aed2f15f6e7f029c337e154e0643

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5329aed2f15f6e7f029c337e154e0643",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
