/**
 * @generated SignedSource<<48f3bddc19d1c97ea496d9a56fd643a0>>
 * @relayHash 2ef8a1adc3744effd3b401447aa41266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef8a1adc3744effd3b401447aa41266

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportScreenQuery } from './ImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ef8a1adc3744effd3b401447aa41266",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
