/**
 * @generated SignedSource<<b92d25c0c2cffbaf5a6d151f4bbf7125>>
 * @relayHash 6af783c4d9061663d037648f275e07d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6af783c4d9061663d037648f275e07d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProSearchScreenQuery } from './ProSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6af783c4d9061663d037648f275e07d8",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
