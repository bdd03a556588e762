/**
 * @generated SignedSource<<406290d459871d1a7a58e91ac92d8f09>>
 * @relayHash 6330194a03b05b9529a9de2c09b2ab82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6330194a03b05b9529a9de2c09b2ab82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkInviteScreenQuery } from './NetworkInviteScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkInviteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6330194a03b05b9529a9de2c09b2ab82",
    "metadata": {},
    "name": "NetworkInviteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
