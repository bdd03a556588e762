/**
 * @generated SignedSource<<79f8b1b14b2e3b16887b2519fc7ca809>>
 * @relayHash 58aa025d1c38e0c9c8868f31147aa799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58aa025d1c38e0c9c8868f31147aa799

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CallListScreenQuery } from './CallListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CallListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58aa025d1c38e0c9c8868f31147aa799",
    "metadata": {},
    "name": "CallListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
