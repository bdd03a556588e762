/**
 * @generated SignedSource<<8545c6065da76e8ed2f75ee90f7e8c4f>>
 * @relayHash b4bbc05bb17d0a0ef12d821b73eaba54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4bbc05bb17d0a0ef12d821b73eaba54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4bbc05bb17d0a0ef12d821b73eaba54",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
