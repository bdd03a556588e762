/**
 * @generated SignedSource<<ca8d57a3071b9bcb0f7b7c5693f02b47>>
 * @relayHash 49983147f52a5b8b8aeea40d376452eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49983147f52a5b8b8aeea40d376452eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49983147f52a5b8b8aeea40d376452eb",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
