/**
 * @generated SignedSource<<88b37021cbd7c48bfaf0401a0510b637>>
 * @relayHash 5d86e66e44ad2146b981b64ed3dd77f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d86e66e44ad2146b981b64ed3dd77f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecurrencePreviewDatesQuery } from './RecurrencePreviewDatesQuery.graphql';

const node: PreloadableConcreteRequest<RecurrencePreviewDatesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d86e66e44ad2146b981b64ed3dd77f2",
    "metadata": {},
    "name": "RecurrencePreviewDatesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
