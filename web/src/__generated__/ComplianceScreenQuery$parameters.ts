/**
 * @generated SignedSource<<9dd5a4d9d01f8423ea8f6d9ca23f2807>>
 * @relayHash 5bd29b7f7f796c01a06934d8e0aeb439
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd29b7f7f796c01a06934d8e0aeb439

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bd29b7f7f796c01a06934d8e0aeb439",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
