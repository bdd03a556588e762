/**
 * @generated SignedSource<<0fa9335dc2f14109d64ed4e74c0380e0>>
 * @relayHash 5c07c7adba2423fdb85a6dfc799f87f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c07c7adba2423fdb85a6dfc799f87f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c07c7adba2423fdb85a6dfc799f87f1",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
