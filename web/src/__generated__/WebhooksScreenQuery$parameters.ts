/**
 * @generated SignedSource<<0045b3b9be1b856751c03bed081c5304>>
 * @relayHash 1bb5a7cb47c580fcea4010f4b8659aba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bb5a7cb47c580fcea4010f4b8659aba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksScreenQuery } from './WebhooksScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bb5a7cb47c580fcea4010f4b8659aba",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
