/**
 * @generated SignedSource<<6858c73132a73c709dc7933c51ed4a8b>>
 * @relayHash 39048566d0347196e05a832c112412f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39048566d0347196e05a832c112412f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationSettingsScreenQuery } from './NotificationSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39048566d0347196e05a832c112412f8",
    "metadata": {},
    "name": "NotificationSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
