/**
 * @generated SignedSource<<268f825f6f886dafdd374ea581cb7e96>>
 * @relayHash 8b93c95e24ffa0b963e369d27733f426
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b93c95e24ffa0b963e369d27733f426

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b93c95e24ffa0b963e369d27733f426",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
