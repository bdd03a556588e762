/**
 * @generated SignedSource<<28a3f6c455650391e0459ef2ab35a231>>
 * @relayHash 7cd527f3c9c19684d94077a91bae2814
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd527f3c9c19684d94077a91bae2814

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cd527f3c9c19684d94077a91bae2814",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
