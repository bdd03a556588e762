/**
 * @generated SignedSource<<8a0684e01e806f19301e5822ee9b3858>>
 * @relayHash 7dd3f96755a79b944b5e277eeb36d58c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd3f96755a79b944b5e277eeb36d58c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingActQuery } from './MissingActQuery.graphql';

const node: PreloadableConcreteRequest<MissingActQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dd3f96755a79b944b5e277eeb36d58c",
    "metadata": {},
    "name": "MissingActQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
