/**
 * @generated SignedSource<<ff5c3a8d92bcc281190147bc26a3beb7>>
 * @relayHash 7617345cf8e8903be7c1317ee4e49b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7617345cf8e8903be7c1317ee4e49b8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecurrencePreviewDatesQuery } from './RecurrencePreviewDatesQuery.graphql';

const node: PreloadableConcreteRequest<RecurrencePreviewDatesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7617345cf8e8903be7c1317ee4e49b8e",
    "metadata": {},
    "name": "RecurrencePreviewDatesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
