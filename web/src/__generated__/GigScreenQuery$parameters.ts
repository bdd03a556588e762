/**
 * @generated SignedSource<<1b22a70a0e3aef3c93ed3a4401516db6>>
 * @relayHash e75c8d8d7fbc6ce31a6ba47dbcb8da91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e75c8d8d7fbc6ce31a6ba47dbcb8da91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigScreenQuery } from './GigScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e75c8d8d7fbc6ce31a6ba47dbcb8da91",
    "metadata": {},
    "name": "GigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
