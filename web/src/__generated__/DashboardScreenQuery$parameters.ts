/**
 * @generated SignedSource<<e48763f9d677e778c494624fa9ba9242>>
 * @relayHash 1d0176aea6396fa43803a69d736a4db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d0176aea6396fa43803a69d736a4db6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d0176aea6396fa43803a69d736a4db6",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
