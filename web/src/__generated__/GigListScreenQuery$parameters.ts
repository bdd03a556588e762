/**
 * @generated SignedSource<<9bcec21bb55a7abcd8e6b3f0bed376b6>>
 * @relayHash 4c5c33c1c8189f616093abfdecf0c79a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c5c33c1c8189f616093abfdecf0c79a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GigListScreenQuery } from './GigListScreenQuery.graphql';

const node: PreloadableConcreteRequest<GigListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c5c33c1c8189f616093abfdecf0c79a",
    "metadata": {},
    "name": "GigListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
