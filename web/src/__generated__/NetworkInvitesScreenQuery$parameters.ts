/**
 * @generated SignedSource<<7ccfe91f37b4a54a6199d1bcd541d76d>>
 * @relayHash 3a0e83ec50f7ecac14298d214184086c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a0e83ec50f7ecac14298d214184086c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkInvitesScreenQuery } from './NetworkInvitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkInvitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a0e83ec50f7ecac14298d214184086c",
    "metadata": {},
    "name": "NetworkInvitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
