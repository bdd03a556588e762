/**
 * @generated SignedSource<<0a20b333b89c1e97c3e63921ad447dc9>>
 * @relayHash cfa6e7419fb4b8bc977c09b1b0ebdf6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfa6e7419fb4b8bc977c09b1b0ebdf6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfa6e7419fb4b8bc977c09b1b0ebdf6c",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
