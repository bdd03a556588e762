/**
 * @generated SignedSource<<af61c9ebbd06f77747ac07a1aebf7671>>
 * @relayHash 7fd1b7848e49162a182e331baade9bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd1b7848e49162a182e331baade9bbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fd1b7848e49162a182e331baade9bbc",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
