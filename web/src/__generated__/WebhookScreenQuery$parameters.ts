/**
 * @generated SignedSource<<171b3d530fd024cfee57d045902bbe77>>
 * @relayHash 5764f6978b2288428034761c776bbcd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5764f6978b2288428034761c776bbcd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5764f6978b2288428034761c776bbcd7",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
