/**
 * @generated SignedSource<<f61003be592570424ad672e967f71853>>
 * @relayHash e8949025a65f25a0a0d9a1ae3f1467b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8949025a65f25a0a0d9a1ae3f1467b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8949025a65f25a0a0d9a1ae3f1467b5",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
