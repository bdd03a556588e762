/**
 * @generated SignedSource<<afa0e8ee832d649ab02e2ff2a6cf8c44>>
 * @relayHash 599f15925e94b29ab615be6f27aa245e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 599f15925e94b29ab615be6f27aa245e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiUsageScreenQuery } from './ApiUsageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiUsageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "599f15925e94b29ab615be6f27aa245e",
    "metadata": {},
    "name": "ApiUsageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
