/**
 * @generated SignedSource<<159ad550407364ca7e3a8b2062da755c>>
 * @relayHash b2fca1a5d6b0acb5fd5a472ce3191274
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2fca1a5d6b0acb5fd5a472ce3191274

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2fca1a5d6b0acb5fd5a472ce3191274",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
