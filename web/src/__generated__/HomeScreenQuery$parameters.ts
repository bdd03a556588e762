/**
 * @generated SignedSource<<f8090b85c5efd8bf5d578b33786251a4>>
 * @relayHash dd74a4de7cdf7e17d76b4b9573342881
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd74a4de7cdf7e17d76b4b9573342881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd74a4de7cdf7e17d76b4b9573342881",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
