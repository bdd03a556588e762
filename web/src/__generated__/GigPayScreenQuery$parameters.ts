/**
 * @generated SignedSource<<3faa4205e00a8c1c04301a3a0d17eb19>>
 * @relayHash aa6151bda94a55acd912b57a52b86d2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa6151bda94a55acd912b57a52b86d2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigPayScreenQuery } from './GigPayScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigPayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa6151bda94a55acd912b57a52b86d2b",
    "metadata": {},
    "name": "GigPayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
