/**
 * @generated SignedSource<<ab467217b4371c0aef22e945056640b9>>
 * @relayHash 2b5c71aaaa0a52ba2761139b5d083101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b5c71aaaa0a52ba2761139b5d083101

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b5c71aaaa0a52ba2761139b5d083101",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
