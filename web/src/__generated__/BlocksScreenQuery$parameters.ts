/**
 * @generated SignedSource<<dbfabcbe77ff541def2b679c9949090b>>
 * @relayHash 8bd0a7b30298e7e1e4b15e6270498b88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd0a7b30298e7e1e4b15e6270498b88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlocksScreenQuery } from './BlocksScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlocksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bd0a7b30298e7e1e4b15e6270498b88",
    "metadata": {},
    "name": "BlocksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
