/**
 * @generated SignedSource<<8495a806936a41d5e017aa8187422f7b>>
 * @relayHash c3d4b0209f3bbd9e30cb8faaad765557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3d4b0209f3bbd9e30cb8faaad765557

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiUsageScreenQuery } from './ApiUsageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiUsageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3d4b0209f3bbd9e30cb8faaad765557",
    "metadata": {},
    "name": "ApiUsageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
