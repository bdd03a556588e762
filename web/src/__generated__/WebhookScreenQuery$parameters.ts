/**
 * @generated SignedSource<<fb701f737bc5ad6ba64bc2f1199534d2>>
 * @relayHash 280e1bb549913e92637ef8242d8d21a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 280e1bb549913e92637ef8242d8d21a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "280e1bb549913e92637ef8242d8d21a7",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
