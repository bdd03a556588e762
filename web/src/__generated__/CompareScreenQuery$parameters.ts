/**
 * @generated SignedSource<<8ea2617e673afa777287c5a4e42387fe>>
 * @relayHash 42d7555ae24930aedf6d12ae90391ff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d7555ae24930aedf6d12ae90391ff5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d7555ae24930aedf6d12ae90391ff5",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
