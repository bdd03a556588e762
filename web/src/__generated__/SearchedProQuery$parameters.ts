/**
 * @generated SignedSource<<71f48c44e52a5760efcdd2859ec04d9d>>
 * @relayHash 516954a8d9fa2b136f361596b757b7c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516954a8d9fa2b136f361596b757b7c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchedProQuery } from './SearchedProQuery.graphql';

const node: PreloadableConcreteRequest<SearchedProQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "516954a8d9fa2b136f361596b757b7c0",
    "metadata": {},
    "name": "SearchedProQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
