/**
 * @generated SignedSource<<a6cf126e251639100057439af1de8c55>>
 * @relayHash fed1554b3ab6b0d8b92cc9ac139a38a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fed1554b3ab6b0d8b92cc9ac139a38a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fed1554b3ab6b0d8b92cc9ac139a38a2",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
