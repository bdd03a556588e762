/**
 * @generated SignedSource<<9e5bdcf57e5da3e1c6db27b5f5263c03>>
 * @relayHash f51e9a3a8b527b18b19af7c5210dc1d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f51e9a3a8b527b18b19af7c5210dc1d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f51e9a3a8b527b18b19af7c5210dc1d6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
