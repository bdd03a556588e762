/**
 * @generated SignedSource<<36ed084b9c2b56587b15ba40585fca98>>
 * @relayHash 97e1d0283c678ef2738e59e6e628d4db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e1d0283c678ef2738e59e6e628d4db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlocksScreenQuery } from './BlocksScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlocksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97e1d0283c678ef2738e59e6e628d4db",
    "metadata": {},
    "name": "BlocksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
