/**
 * @generated SignedSource<<eee6ca9f74cbfe4aa024f2c0722baab0>>
 * @relayHash 594dc0833643c59e13c58aded54ed5ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 594dc0833643c59e13c58aded54ed5ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "594dc0833643c59e13c58aded54ed5ae",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
