/**
 * @generated SignedSource<<161f55accc83feade65351fe957b4f96>>
 * @relayHash 820d576cc6a5b33cf1a89340c4ed373a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 820d576cc6a5b33cf1a89340c4ed373a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CaptainRosterScreenQuery } from './CaptainRosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<CaptainRosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "820d576cc6a5b33cf1a89340c4ed373a",
    "metadata": {},
    "name": "CaptainRosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
