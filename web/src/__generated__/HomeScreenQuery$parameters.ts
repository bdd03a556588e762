/**
 * @generated SignedSource<<48abc4597837cd906a25176d0d0fe400>>
 * @relayHash e405511d2a94dd2cde0535d1d591242b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e405511d2a94dd2cde0535d1d591242b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e405511d2a94dd2cde0535d1d591242b",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
