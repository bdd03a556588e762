/**
 * @generated SignedSource<<982d64f7e51900016f2b5186e3c8b789>>
 * @relayHash 1865a6b2e0851b7b4299f240bb8be88c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1865a6b2e0851b7b4299f240bb8be88c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1865a6b2e0851b7b4299f240bb8be88c",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
