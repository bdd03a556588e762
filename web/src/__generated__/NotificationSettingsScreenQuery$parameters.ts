/**
 * @generated SignedSource<<00327ed5f8c7dcad64d3152848a8eacb>>
 * @relayHash 88c98951ecd4e946ead3af276e118909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c98951ecd4e946ead3af276e118909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationSettingsScreenQuery } from './NotificationSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88c98951ecd4e946ead3af276e118909",
    "metadata": {},
    "name": "NotificationSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
