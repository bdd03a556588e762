/**
 * @generated SignedSource<<978a38ab08e3b38e8ac5a4450c0c32d6>>
 * @relayHash c18d67949fc2029a15110b16d9cd9f4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18d67949fc2029a15110b16d9cd9f4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NetworkInvitesScreenQuery } from './NetworkInvitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NetworkInvitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c18d67949fc2029a15110b16d9cd9f4f",
    "metadata": {},
    "name": "NetworkInvitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
